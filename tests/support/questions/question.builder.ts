/** A question in the form that an import reads, valid unless `changes` make it invalid. */
export const question = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  id: 'q-1',
  subject: 'Physics',
  topic: 'Kinematics',
  subtopic: null,
  type: 'multiple-choice',
  stem: 'Which one?',
  choices: [
    { id: 'A', text: 'This' },
    { id: 'B', text: 'That' },
  ],
  answer: ['A'],
  explanation: null,
  keepOrder: false,
  images: [],
  source: { work: 'A book', author: 'Somebody', url: 'example.org/book' },
  licence: 'CC-BY-4.0',
  ...changes,
});

export const lineOf = (changes: Readonly<Record<string, unknown>> = {}): string => JSON.stringify(question(changes));

/** A complete PNG of the given size, as far as its header and its end show. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4, 'latin1');
  header.writeUInt32BE(width, 8);
  header.writeUInt32BE(height, 12);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, header, Buffer.from('\0\0\0\0IEND\xae\x42\x60\x82', 'latin1')]);
}
