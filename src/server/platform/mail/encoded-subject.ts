/**
 * RFC 2047 allows 75 characters per encoded word: 12 of them are `=?utf-8?B?` and `?=`, and 45 bytes give 60 in Base64.
 */
const ENCODED_WORD_MAX_BYTES = 45;

/**
 * The value of a Subject header. A text that looks like an encoded word, such as `=?utf-8?Q?=0d=0aBcc:…?=`, would be
 * decoded by the recipient's email program and show something else, so the whole text is encoded. Other texts are
 * returned unchanged; Nodemailer encodes their characters outside ASCII.
 */
export function encodedSubject(text: string): string {
  if (!text.includes('=?')) return text;
  const words: string[] = [''];
  for (const character of text) {
    const longer = `${words.at(-1)}${character}`;
    if (Buffer.byteLength(longer) > ENCODED_WORD_MAX_BYTES) words.push(character);
    else words[words.length - 1] = longer;
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}
