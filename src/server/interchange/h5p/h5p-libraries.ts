/** The libraries that exports refer to. The platform has to have installed them: packages contain no code. */
export const H5P_LIBRARIES = {
  QuestionSet: { version: [1, 20], title: 'Question Set' },
  MultiChoice: { version: [1, 16], title: 'Multiple Choice' },
  TrueFalse: { version: [1, 8], title: 'True/False Question' },
  Blanks: { version: [1, 14], title: 'Fill in the Blanks' },
  DragText: { version: [1, 10], title: 'Drag the Words' },
  Dialogcards: { version: [1, 9], title: 'Dialog Cards' },
  Image: { version: [1, 1], title: 'Image' },
} as const;
export type H5pLibrary = keyof typeof H5P_LIBRARIES;

/** `H5P.MultiChoice 1.16`. */
export const h5pLibrary = (name: H5pLibrary): string => `H5P.${name} ${H5P_LIBRARIES[name].version.join('.')}`;
