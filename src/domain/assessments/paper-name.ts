type Named = { readonly title: string; readonly year: number; readonly session: string };

/** The name of a paper: its title with session and year. `Paper 1, June 2025` */
export const paperName = ({ title, year, session }: Named): string =>
  `${title}, ${session === '' ? '' : `${session} `}${year}`;
