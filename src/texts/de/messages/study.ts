import {
  ASSIGNMENT_PARTS_MAX,
  CLASSROOM_GROUPS_MAX,
  PICKED_ITEMS_MAX,
  TRIES_MAX,
  WEIGHT_MAX,
} from '#domain/classrooms/classroom.limits.ts';
import { CARD_GAPS_MAX, CARD_SIDE_MAX_CHARS, EXAM_ITEMS_MAX, TITLE_MAX_CHARS } from '#domain/limits.ts';

/** On cards, exams and quizzes. */
export const ON_CARDS = {
  'Write something on this side': 'Schreib etwas auf diese Seite',
  [`At most ${CARD_SIDE_MAX_CHARS} characters`]: `Höchstens ${CARD_SIDE_MAX_CHARS} Zeichen`,
  'Please choose a picture': 'Bitte wähle ein Bild',
  'This picture is not here': 'Dieses Bild gibt es hier nicht',
  [`Mark what is to be left out as {{c1::answer}}: 1 to ${CARD_GAPS_MAX} numbers, from c1 on`]: `Kennzeichne Lücken so: {{c1::Antwort}}, mit 1 bis ${CARD_GAPS_MAX} Nummern, von c1 an`,
};

export const ON_EXAMS = {
  'Your answers are kept on this device. Sign in to go on: they are sent then.':
    'Deine Antworten sind auf diesem Gerät aufbewahrt. Melde dich an, um weiterzumachen: Dann werden sie gesendet.',
  'Sign in to go on where you were. The answers that were saved are there.':
    'Melde dich an, um dort weiterzumachen, wo du warst. Die gespeicherten Antworten sind noch da.',
  'Choose topics from the list': 'Wähle Themen aus der Liste',
  'Choose at least one topic': 'Wähle mindestens ein Thema',
  'These are too many topics': 'Das sind zu viele Themen',
  'Enter a number of questions': 'Gib an, wie viele Fragen es sein sollen',
  'Enter a whole number': 'Gib eine ganze Zahl ein',
  'An exam has at least one question': 'Eine Prüfung hat mindestens eine Frage',
  [`An exam has at most ${EXAM_ITEMS_MAX} questions`]: `Eine Prüfung hat höchstens ${EXAM_ITEMS_MAX} Fragen`,
  'Enter a number of minutes': 'Gib an, wie viele Minuten es sein sollen',
  'Enter whole minutes': 'Gib ganze Minuten ein',
  'Give yourself at least a minute': 'Gib dir mindestens eine Minute',
  'An exam ends after six hours at the latest': 'Eine Prüfung endet spätestens nach sechs Stunden',
  'Give the exam a name': 'Gib der Prüfung einen Namen',
  'Please enter the code': 'Bitte gib den Code ein',
  [`At most ${PICKED_ITEMS_MAX} questions`]: `Höchstens ${PICKED_ITEMS_MAX} Fragen`,
  [`At most ${ASSIGNMENT_PARTS_MAX} parts`]: `Höchstens ${ASSIGNMENT_PARTS_MAX} Teile`,
  [`At most ${TRIES_MAX} tries`]: `Höchstens ${TRIES_MAX} Versuche`,
  [`At most ${WEIGHT_MAX}`]: `Höchstens ${WEIGHT_MAX}`,
  [`A class has at most ${CLASSROOM_GROUPS_MAX} groups.`]: `Eine Klasse hat höchstens ${CLASSROOM_GROUPS_MAX} Gruppen.`,
  'This class has very many assignments. Delete some of them first.':
    'Diese Klasse hat sehr viele Aufgaben. Lösche erst einige davon.',
  'This class is archived. Bring it back first.': 'Diese Klasse ist archiviert. Hol sie erst zurück.',
  'You teach very many classes. Leave some of them first.':
    'Du unterrichtest sehr viele Klassen. Verlass erst einige davon.',
  'Work is set for this group. Set it for others first.':
    'Für diese Gruppe ist etwas gestellt. Stell es erst für andere.',
  'Give the class a name': 'Gib der Klasse einen Namen',
  'Give the group a name': 'Gib der Gruppe einen Namen',
  'There is a group of this name already': 'Eine Gruppe mit diesem Namen gibt es schon',
  'Give the assignment a name': 'Gib der Aufgabe einen Namen',
  'These instructions are too long': 'Diese Anweisungen sind zu lang',
  'Choose something to do': 'Wähle etwas aus, das zu tun ist',
  'Something you chose is not there any more': 'Etwas, das du gewählt hast, gibt es nicht mehr',
  'One of these groups is not there any more': 'Eine dieser Gruppen gibt es nicht mehr',
  'Enter a day and a time': 'Gib einen Tag und eine Uhrzeit ein',
  'Enter a number': 'Gib eine Zahl ein',
  'Enter 0 to 100': 'Gib 0 bis 100 ein',
  'Enter a number of tries': 'Gib die Zahl der Versuche ein',
  'At least one try': 'Mindestens ein Versuch',
  'Give at least a minute': 'Gib mindestens eine Minute',
  'At most six hours': 'Höchstens sechs Stunden',
  'A weight is 0 or more': 'Ein Gewicht ist 0 oder mehr',
  'This is before it opens. Choose a later time.': 'Das ist vor der Öffnung. Wähle eine spätere Zeit.',
  'Nothing is late without a due time. Choose one first.': 'Ohne Abgabezeit kommt nichts zu spät. Wähle erst eine.',
  'The cut-off comes after the due time. Choose a later time.':
    'Der letzte Termin liegt nach der Abgabezeit. Wähle eine spätere Zeit.',
  [`At most ${TITLE_MAX_CHARS} characters`]: `Höchstens ${TITLE_MAX_CHARS} Zeichen`,
  'No question matches. Choose more topics, types or difficulties.':
    'Keine Frage passt. Wähle mehr Themen, Fragetypen oder Schwierigkeiten.',
  'You have very many exams. Delete some you no longer need.':
    'Du hast sehr viele Prüfungen. Lösche welche, die du nicht mehr brauchst.',
  'Enter a number of marks': 'Gib eine Punktzahl ein',
  'Marks begin at nought': 'Punkte beginnen bei null',
  'Enter the marks of at least one question': 'Gib die Punkte von mindestens einer Frage ein',
  'Both have to be versions of one question.': 'Beides müssen Fassungen derselben Frage sein.',
};
