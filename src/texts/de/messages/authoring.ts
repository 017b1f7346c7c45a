import { DRAW_COUNT_MAX } from '#domain/limits.ts';

/** To those who write questions. */
export const ON_AUTHORING = {
  'Not everybody could answer this question yet. Mend what is marked, then publish it.':
    'Noch könnten nicht alle diese Frage beantworten. Behebe, was gekennzeichnet ist, und veröffentliche sie dann.',
  'An exam paper that students have needs this question. Take it out of the paper first.':
    'Eine veröffentlichte Prüfungsarbeit braucht diese Frage. Nimm sie zuerst aus der Arbeit heraus.',
  'Students could not have this yet: it needs questions, and all of them published.':
    'So können Lernende das noch nicht bekommen: Es braucht Fragen, und alle müssen veröffentlicht sein.',
  'Choose a topic': 'Wähle ein Thema',
  'Choose a subject': 'Wähle ein Fach',
  'Write the question': 'Schreib die Frage',
  'The question is too long': 'Die Frage ist zu lang',
  'The explanation is too long': 'Die Erklärung ist zu lang',
  'The hint is too long': 'Der Hinweis ist zu lang',
  'Write the hint, or take it out': 'Schreib den Hinweis oder nimm ihn heraus',
  'A question keeps its type. Write a new one instead.': 'Eine Frage behält ihren Typ. Schreib stattdessen eine neue.',
  'A picture of the question is not there any more. Add it again.':
    'Ein Bild der Frage ist nicht mehr da. Füge es noch einmal hinzu.',
  'Give it a name': 'Gib dem Ganzen einen Namen',
  'Give at least a minute': 'Gib mindestens eine Minute',
  'It ends after six hours at the latest': 'Es endet spätestens nach sechs Stunden',
  'Enter whole marks': 'Gib ganze Punkte ein',
  'A question is worth a mark at least': 'Eine Frage ist mindestens einen Punkt wert',
  'At most 100 marks': 'Höchstens 100 Punkte',
  'Write a line like A = 80': 'Schreib eine Zeile wie A = 80',
  'At most 100 %': 'Höchstens 100 %',
  'Draw at least one question': 'Zieh mindestens eine Frage',
  [`At most ${DRAW_COUNT_MAX} questions a rule`]: `Höchstens ${DRAW_COUNT_MAX} Fragen je Regel`,
  'These are too many questions': 'Das sind zu viele Fragen',
  'These are too many rules': 'Das sind zu viele Regeln',
  'These are too many sections': 'Das sind zu viele Abschnitte',
  'A question stands here twice': 'Eine Frage steht hier zweimal',
  'A question is not in the bank any more': 'Eine Frage ist nicht mehr in der Sammlung',
  'Enter a year': 'Gib ein Jahr ein',
  'A paper has a section at least': 'Eine Arbeit hat mindestens einen Abschnitt',
  'There is a paper of this name, year and session': 'Eine Arbeit mit diesem Namen, Jahr und Termin gibt es schon',
};
