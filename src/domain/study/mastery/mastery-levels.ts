/** From which estimated accuracy each level begins; the level is decided by the lower end of the interval. */
export const MASTERY_FROM = { developing: 0.4, secure: 0.7, mastered: 0.8 } as const;
