const FIRST_NAMES = [
  ...['Amelia', 'Arjun', 'Beatrix', 'Callum', 'Daria', 'Ethan', 'Farah', 'Gabriel', 'Hana', 'Isaac'],
  ...['Jasmine', 'Kacper', 'Leila', 'Mateo', 'Niamh', 'Oscar', 'Petra', 'Quinn', 'Rosa', 'Sami'],
  ...['Tara', 'Umar', 'Vera', 'William', 'Xin', 'Yusuf', 'Zara', 'Alfie', 'Bronwen', 'Connor'],
] as const;
const LAST_NAMES = [
  ...['Ahmed', 'Baker', 'Costa', 'Davies', 'Evans', 'Fraser', 'Gupta', 'Hughes', 'Ivanova', 'Jensen'],
  ...['Khan', 'Lewis', 'Murphy', 'Novak', 'Osei', 'Patel', 'Reid', 'Silva', 'Taylor', 'Wong'],
  ...['Bennett', 'Clarke', 'Dias', 'Fischer', 'Haddad', 'Kowalski', 'Moore', 'Rahman', 'Sharma'],
] as const;

/** The full name of a student by a running number: different for every number below 870. */
export const studentName = (number: number): string =>
  `${FIRST_NAMES[number % FIRST_NAMES.length]} ${LAST_NAMES[(number * 7) % LAST_NAMES.length]}`;
