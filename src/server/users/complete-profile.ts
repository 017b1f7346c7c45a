/** SQL: whether the user of this alias has a complete profile. Only students and teachers have one to complete. */
export const completeProfile = (user: string): string =>
  `(${user}.profile_completed_at is not null or ${user}.role in ('schoolAdmin', 'admin'))`;
