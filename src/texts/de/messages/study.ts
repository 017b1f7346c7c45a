import {
  ASSIGNMENT_PARTS_MAX,
  ATTEMPTS_MAX,
  CLASSROOM_GROUPS_MAX,
  PICKED_QUESTIONS_MAX,
  WEIGHT_MAX,
} from '#domain/classrooms/classroom.limits.ts';
import { CARD_GAPS_MAX, CARD_SIDE_MAX_CHARS, EXAM_QUESTIONS_MAX, TITLE_MAX_CHARS } from '#domain/platform/limits.ts';

/** On cards, exams and quizzes. */
export const ON_CARDS = {
  'Enter text or add an image': 'Gib Text ein oder füge ein Bild hinzu',
  [`Use ${CARD_SIDE_MAX_CHARS} characters or fewer`]: `Verwende höchstens ${CARD_SIDE_MAX_CHARS} Zeichen`,
  'Choose an image': 'Wähle ein Bild',
  'This image doesn’t exist': 'Dieses Bild gibt es nicht',
  [`Mark each blank as {{c1::answer}}, numbered from c1 up to c${CARD_GAPS_MAX}`]: `Kennzeichne jede Lücke als {{c1::Antwort}}, nummeriert von c1 bis höchstens c${CARD_GAPS_MAX}`,
};

export const ON_EXAMS = {
  'Your answers are saved on this device. Sign in to continue and send them.':
    'Deine Antworten sind auf diesem Gerät gespeichert. Melde dich an, um fortzufahren und sie zu senden.',
  'Sign in to continue where you left off. Your saved answers are still there.':
    'Melde dich an, um dort weiterzumachen, wo du aufgehört hast. Deine gespeicherten Antworten sind noch da.',
  'Choose topics from the list': 'Wähle Themen aus der Liste',
  'Choose at least one topic': 'Wähle mindestens ein Thema',
  'Too many topics': 'Zu viele Themen',
  'Enter the number of questions': 'Gib die Anzahl der Fragen ein',
  'Enter a whole number': 'Gib eine ganze Zahl ein',
  'Enter at least 1 question': 'Gib mindestens 1 Frage ein',
  [`Enter ${EXAM_QUESTIONS_MAX} questions or fewer`]: `Gib höchstens ${EXAM_QUESTIONS_MAX} Fragen ein`,
  'Enter the number of minutes': 'Gib die Anzahl der Minuten ein',
  'Enter a whole number of minutes': 'Gib eine ganze Zahl von Minuten ein',
  'Enter at least 1 minute': 'Gib mindestens 1 Minute ein',
  'The time limit can’t be more than 6 hours': 'Das Zeitlimit kann höchstens 6 Stunden sein',
  'Enter a name for the exam': 'Gib einen Namen für die Prüfung ein',
  'Enter the code': 'Gib den Code ein',
  [`Choose ${PICKED_QUESTIONS_MAX} questions or fewer`]: `Wähle höchstens ${PICKED_QUESTIONS_MAX} Fragen`,
  [`Add ${ASSIGNMENT_PARTS_MAX} tasks or fewer`]: `Füge höchstens ${ASSIGNMENT_PARTS_MAX} Teilaufgaben hinzu`,
  [`Enter ${ATTEMPTS_MAX} attempts or fewer`]: `Gib höchstens ${ATTEMPTS_MAX} Versuche ein`,
  [`Enter ${WEIGHT_MAX} or less`]: `Gib höchstens ${WEIGHT_MAX} ein`,
  [`A class can have up to ${CLASSROOM_GROUPS_MAX} groups. Delete one first.`]: `Eine Klasse kann bis zu ${CLASSROOM_GROUPS_MAX} Gruppen haben. Lösche zuerst eine.`,
  'This class has reached its limit of assignments. Delete some first.':
    'Diese Klasse hat die Höchstzahl an Aufgaben erreicht. Lösche zuerst einige.',
  'This class is archived. Restore it first.': 'Diese Klasse ist archiviert. Stelle sie zuerst wieder her.',
  'You’ve reached the limit of classes. Leave or archive some first.':
    'Du hast die Höchstzahl an Klassen erreicht. Verlasse oder archiviere zuerst einige.',
  'This group has assignments. Assign them to other groups first.':
    'Diese Gruppe hat Aufgaben. Weise sie zuerst anderen Gruppen zu.',
  'Enter a name for the class': 'Gib einen Namen für die Klasse ein',
  'Enter a name for the group': 'Gib einen Namen für die Gruppe ein',
  'A group with this name already exists': 'Eine Gruppe mit diesem Namen gibt es schon',
  'Enter a name for the assignment': 'Gib einen Namen für die Aufgabe ein',
  'The instructions are too long': 'Die Anweisungen sind zu lang',
  'Add at least one task': 'Füge mindestens eine Teilaufgabe hinzu',
  'A task you added no longer exists': 'Eine hinzugefügte Teilaufgabe gibt es nicht mehr',
  'One of these groups no longer exists': 'Eine dieser Gruppen gibt es nicht mehr',
  'Enter a date and time': 'Gib Datum und Uhrzeit ein',
  'Enter a number': 'Gib eine Zahl ein',
  'Enter a number from 0 to 100': 'Gib eine Zahl von 0 bis 100 ein',
  'Enter the number of attempts': 'Gib die Anzahl der Versuche ein',
  'Allow at least 1 attempt': 'Erlaube mindestens 1 Versuch',
  'Enter 0 or more': 'Gib 0 oder mehr ein',
  'This is before the assignment opens. Choose a later time.':
    'Das liegt vor dem Beginn der Aufgabe. Wähle einen späteren Zeitpunkt.',
  'Add a due date before you accept late work.':
    'Füge ein Fälligkeitsdatum hinzu, bevor du verspätete Abgaben annimmst.',
  'Late work must be accepted until after the due date. Choose a later time.':
    'Verspätete Abgaben müssen nach der Fälligkeit enden. Wähle einen späteren Zeitpunkt.',
  [`Use ${TITLE_MAX_CHARS} characters or fewer`]: `Verwende höchstens ${TITLE_MAX_CHARS} Zeichen`,
  'No questions match. Choose more topics, question types or difficulties.':
    'Keine Frage passt. Wähle mehr Themen, Fragetypen oder Schwierigkeiten.',
  'You’ve reached the limit of exams. Delete some you no longer need.':
    'Du hast die Höchstzahl an Prüfungen erreicht. Lösche welche, die du nicht mehr brauchst.',
  'Enter the number of marks': 'Gib die Punktzahl ein',
  'Enter the marks for at least one question': 'Gib die Punkte für mindestens eine Frage ein',
  'Both must be versions of the same question.': 'Beides müssen Versionen derselben Frage sein.',
};
