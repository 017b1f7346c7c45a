/** An answer of uploaded files, such as photos of handwritten work. */
export type PhotoAnswer = {
  readonly id: string;
  readonly files: readonly { readonly digest: string | null }[];
};

/** The ids of answers that are marked together. */
export type PhotoGroup = readonly string[];

/** Groups of several answers before single ones, each in the order of the answers. */
const inOrder = (groups: readonly PhotoGroup[]): PhotoGroup[] => [
  ...groups.filter(({ length }) => length > 1),
  ...groups.filter(({ length }) => length === 1),
];

/**
 * Groups answers whose files have the same content, in any order. Everything else is decided by the teacher: no rule
 * recognises handwriting well enough to give two answers the same marks.
 * @returns groups of several answers first; each answer is in one group
 */
export function groupPhotos(answers: readonly PhotoAnswer[]): PhotoGroup[] {
  const groups = new Map<string, string[]>();
  for (const { id, files } of answers) {
    const digests = files.map(({ digest }) => digest);
    // Two files of which nothing is known may differ, and so may two answers without files.
    const isKnown = digests.length > 0 && !digests.includes(null);
    const content = isKnown ? `content ${digests.toSorted().join(' ')}` : `answer ${id}`;
    groups.set(content, [...(groups.get(content) ?? []), id]);
  }
  return inOrder([...groups.values()]);
}

/** Puts all groups that contain a selected answer in one group. */
export function joinPhotoGroups(groups: readonly PhotoGroup[], selected: ReadonlySet<string>): PhotoGroup[] {
  const isChosen = (group: PhotoGroup): boolean => group.some((id) => selected.has(id));
  const joined = groups.filter(isChosen).flat();
  const [first] = joined;
  const result = groups.flatMap((group) => {
    if (!isChosen(group)) return [group];
    return first !== undefined && group.includes(first) ? [joined] : [];
  });
  return inOrder(result);
}

/** Takes the selected answers out of their groups; each becomes a group of its own. */
export function separatePhotos(groups: readonly PhotoGroup[], selected: ReadonlySet<string>): PhotoGroup[] {
  const result = groups.flatMap((group) => {
    const rest = group.filter((id) => !selected.has(id));
    const separated = group.filter((id) => selected.has(id)).map((id) => [id]);
    return rest.length === 0 ? separated : [rest, ...separated];
  });
  return inOrder(result);
}
