import { fieldOf, isObject, listField, textField } from '../h5p/h5p-json.ts';

/** A choice of a question. `isOther`: students type their own. */
export type FormChoice = {
  readonly text: string;
  readonly image: FormImage | null;
  readonly isCorrect: boolean;
  readonly isOther: boolean;
  readonly leadsOn: boolean;
};
export type FormImage = { readonly address: string; readonly alt: string };

/** What an entry of a form is. `other`: a question of a type without correct answers, such as a scale. */
export type FormKind = 'single' | 'several' | 'short' | 'long' | 'text' | 'media' | 'other';

/** An entry of a form, whether the API or a script exported it. `type`: its name in the file. */
export type FormItem = {
  readonly kind: FormKind;
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly image: FormImage | null;
  readonly choices: readonly FormChoice[];
  readonly isShuffled: boolean;
  /** The accepted answers to a short question. */
  readonly accepted: readonly string[];
  readonly points: number;
  readonly feedback: { readonly general: string; readonly correct: string; readonly incorrect: string };
};

const CHOICE_KINDS: ReadonlyMap<string, FormKind> = new Map([
  ['RADIO', 'single'],
  ['DROP_DOWN', 'single'],
  ['CHECKBOX', 'several'],
]);
const SCRIPT_KINDS: ReadonlyMap<string, FormKind> = new Map([
  ['MULTIPLE_CHOICE', 'single'],
  ['LIST', 'single'],
  ['CHECKBOX', 'several'],
  ['TEXT', 'short'],
  ['PARAGRAPH_TEXT', 'long'],
  ['PAGE_BREAK', 'text'],
  ['SECTION_HEADER', 'text'],
  ['IMAGE', 'media'],
  ['VIDEO', 'media'],
]);
/** The types of entries by the field that contains them; all others are questions without correct answers. */
const API_KINDS: readonly (readonly [field: string, kind: FormKind])[] = [
  ['pageBreakItem', 'text'],
  ['textItem', 'text'],
  ['imageItem', 'media'],
  ['videoItem', 'media'],
];

/** An entry as the Forms API or a script of Apps Script writes it. */
export function formItem(entry: unknown): FormItem {
  const type = textField(entry, 'type').toUpperCase();
  return type === '' ? apiItem(entry) : scriptItem(entry, type);
}

function apiItem(entry: unknown): FormItem {
  const question = fieldOf(entry, 'questionItem', 'question');
  const grading = fieldOf(question, 'grading');
  const answers = listField(grading, 'correctAnswers', 'answers').map((answer) => textField(answer, 'value'));
  const correct = new Set(answers);
  const choice = fieldOf(question, 'choiceQuestion');
  const [kind, type] = apiKind(entry, question);
  return {
    ...{ kind, type, title: textField(entry, 'title'), description: textField(entry, 'description') },
    image: imageOf(fieldOf(entry, 'questionItem', 'image')),
    choices: listField(choice, 'options').map((option) => ({
      text: textField(option, 'value'),
      image: imageOf(fieldOf(option, 'image')),
      isCorrect: correct.has(textField(option, 'value')) && fieldOf(option, 'isOther') !== true,
      isOther: fieldOf(option, 'isOther') === true,
      leadsOn: textField(option, 'goToAction') !== '' || textField(option, 'goToSectionId') !== '',
    })),
    isShuffled: fieldOf(choice, 'shuffle') === true,
    accepted: answers,
    points: pointsOf(fieldOf(grading, 'pointValue')),
    feedback: {
      general: feedbackOf(fieldOf(grading, 'generalFeedback')),
      correct: feedbackOf(fieldOf(grading, 'whenRight')),
      incorrect: feedbackOf(fieldOf(grading, 'whenWrong')),
    },
  };
}

function apiKind(entry: unknown, question: unknown): readonly [FormKind, string] {
  const shown = API_KINDS.find(([field]) => fieldOf(entry, field) !== undefined);
  if (shown !== undefined) return [shown[1], shown[0]];
  const choice = textField(question, 'choiceQuestion', 'type');
  if (choice !== '') return [CHOICE_KINDS.get(choice) ?? 'other', choice];
  if (isObject(fieldOf(question, 'textQuestion')))
    return [fieldOf(question, 'textQuestion', 'paragraph') === true ? 'long' : 'short', 'textQuestion'];
  const names = Object.keys(isObject(question) ? question : isObject(entry) ? entry : {});
  return ['other', names.find((name) => /^[a-z]+(?:[A-Z][a-z]+)*(?:Question|GroupItem)$/.test(name)) ?? 'item'];
}

/** The names are those of the methods of Apps Script. */
function scriptItem(entry: unknown, type: string): FormItem {
  return {
    ...{ kind: SCRIPT_KINDS.get(type) ?? 'other', type, title: textField(entry, 'title') },
    description: textField(entry, 'helpText'),
    image: null,
    choices: listField(entry, 'choices').map((choice) => ({
      text: typeof choice === 'string' ? choice : textField(choice, 'value'),
      image: null,
      isCorrect: ['isCorrectAnswer', 'isCorrect', 'correct'].some((name) => fieldOf(choice, name) === true),
      isOther: false,
      leadsOn: false,
    })),
    isShuffled: false,
    accepted: listField(entry, 'correctAnswers').flatMap((answer) => (typeof answer === 'string' ? [answer] : [])),
    points: pointsOf(fieldOf(entry, 'points')),
    feedback: {
      general: feedbackOf(fieldOf(entry, 'generalFeedback')),
      correct: feedbackOf(fieldOf(entry, 'feedbackForCorrect')),
      incorrect: feedbackOf(fieldOf(entry, 'feedbackForIncorrect')),
    },
  };
}

const pointsOf = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;

function imageOf(image: unknown): FormImage | null {
  if (!isObject(image)) return null;
  return { address: textField(image, 'contentUri') || textField(image, 'sourceUri'), alt: textField(image, 'altText') };
}

/** The text of feedback, and the links and videos below it. */
function feedbackOf(feedback: unknown): string {
  if (typeof feedback === 'string') return feedback;
  const links = listField(feedback, 'material').flatMap((material) => {
    const title = textField(material, 'link', 'displayText') || textField(material, 'video', 'displayText');
    const address = textField(material, 'link', 'uri') || textField(material, 'video', 'youtubeUri');
    return address === '' ? [] : [title === '' ? address : `${title}: ${address}`];
  });
  return [textField(feedback, 'text'), ...links].filter((part) => part.trim() !== '').join('\n');
}
