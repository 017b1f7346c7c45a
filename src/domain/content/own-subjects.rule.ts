type Listed = { readonly isOwn: boolean };

/** Subjects as lists show them: those the user studies, then the others; each group in the given order. */
export const splitSubjects = <Subject extends Listed>(
  subjects: readonly Subject[],
): { readonly own: readonly Subject[]; readonly more: readonly Subject[] } => ({
  own: subjects.filter(({ isOwn }) => isOwn),
  more: subjects.filter(({ isOwn }) => !isOwn),
});
