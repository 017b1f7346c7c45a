/** From which estimate of correct answers on a level begins; mastery is judged by the low end of the estimate. */
export const MASTERY_FROM = { developing: 0.4, secure: 0.7, mastered: 0.8 } as const;
