import { ANSWER_FILES_MAX } from '#domain/attempts/attempt.limits.ts';
import { plainNumber } from '../gift/gift.writer.ts';
import { isCreatedInstruction, isCreatedScheme } from '../questions/created-names.ts';
import { choiceId } from '../questions/interchange-question.ts';
import { isWrittenIn, type Question, type QuestionOf } from '../questions/question.schema.ts';
import { percentOf } from '../questions/weighted-choices.ts';
import { xmlText } from '../xml/xml-writer.ts';
import type { QtiElement } from './qti-element.writer.ts';
import { GAP_RESPONSE } from './qti-names.ts';
import { declared, namesOf, type QtiBody, type QtiTexts, RESPONSE } from './qti-response.writer.ts';
import { spotsBody } from './qti-spots.writer.ts';

/** The body of a question in QTI; null if it has no similar type. */
export function qtiBody(question: Question, texts: QtiTexts): QtiBody | null {
  if (!isWrittenIn('qti', question)) return null;
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-response':
      return choices(question, texts);
    case 'true-false':
      return truth(question, texts);
    case 'short-answer':
      return shortAnswer(question, texts);
    case 'numeric':
      return numeric(question, texts);
    case 'matching':
      return matching(question, texts);
    case 'ordering':
      return ordering(question, texts);
    case 'cloze':
      return cloze(question, texts);
    case 'hotspot':
    case 'labelling':
      return spotsBody(question, texts);
    case 'open':
    case 'essay':
    case 'structured-answer':
    case 'file':
      return written(question, texts);
  }
}

function choices(
  question: QuestionOf<'multiple-choice' | 'multiple-response'>,
  { el, block, line }: QtiTexts,
): QtiBody {
  const names = namesOf(question.choices);
  const right = question.answer.map((id) => names.get(id) ?? '');
  const single = question.type === 'multiple-choice';
  const isMapped = !single || question.weights !== undefined;
  const mapping = el(
    'mapping',
    { lowerBound: 0, upperBound: 1, defaultValue: 0 },
    ...question.choices.map(({ id }) =>
      el('mapEntry', { mapKey: names.get(id), mappedValue: Number((percentOf(question, id) / 100).toFixed(7)) }),
    ),
  );
  const rows = question.choices.map(({ id, text }) => el('simpleChoice', { identifier: names.get(id) }, line(text)));
  const shown = { responseIdentifier: RESPONSE, shuffle: question.keepOrder !== true, maxChoices: single ? 1 : 0 };
  return {
    declared: declared(el, {
      many: single ? 'single' : 'multiple',
      of: 'identifier',
      right: single ? right.slice(0, 1) : right,
      ...(isMapped && { mapping }),
    }),
    body: block(question.stem) + el('choiceInteraction', shown, ...rows),
    template: isMapped ? 'map_response' : 'match_correct',
    lost: [],
  };
}

function truth({ stem, answer }: QuestionOf<'true-false'>, { el, block }: QtiTexts): QtiBody {
  const rows = ['True', 'False'].map((word) => el('simpleChoice', { identifier: word.toLowerCase() }, word));
  return {
    declared: declared(el, { of: 'identifier', right: [String(answer)] }),
    body:
      block(stem) + el('choiceInteraction', { responseIdentifier: RESPONSE, shuffle: false, maxChoices: 1 }, ...rows),
    template: 'match_correct',
    lost: [],
  };
}

/** A field on a line of its own, which readers need not take for a blank in the text. */
const field = (el: QtiElement, after = ''): string =>
  `<p>${el('textEntryInteraction', { responseIdentifier: RESPONSE })}${after}</p>`;

const typedMapping = (el: QtiElement, accepted: readonly string[], caseSensitive: boolean): string =>
  el(
    'mapping',
    { defaultValue: 0 },
    ...accepted.map((mapKey) => el('mapEntry', { mapKey, mappedValue: 1, caseSensitive })),
  );

function shortAnswer(question: QuestionOf<'short-answer'>, { el, block }: QtiTexts): QtiBody {
  const mapping = typedMapping(el, question.answer, question.caseSensitive === true);
  return {
    declared: declared(el, { of: 'string', right: question.answer.slice(0, 1), mapping }),
    body: block(question.stem) + field(el),
    template: 'map_response',
    lost: question.ignoreAccents === true ? [{ code: 'accentRuleDropped' } as const] : [],
  };
}

function numeric({ stem, answer }: QuestionOf<'numeric'>, { el, block }: QtiTexts): QtiBody {
  const { text, off, lost } = plainNumber(answer);
  const relative = answer.relative === true && answer.tolerance != null;
  // QTI expresses a share in per cent.
  const spread = relative ? Number(((answer.tolerance ?? 0) * 100).toPrecision(12)) : off;
  const compare =
    spread === 0
      ? { toleranceMode: 'exact' }
      : { toleranceMode: relative ? 'relative' : 'absolute', tolerance: `${spread} ${spread}` };
  const both = el('variable', { identifier: RESPONSE }) + el('correct', { identifier: RESPONSE });
  const score = (value: number): string =>
    el('setOutcomeValue', { identifier: 'SCORE' }, el('baseValue', { baseType: 'float' }, String(value)));
  return {
    declared: declared(el, { of: 'float', right: [text] }),
    body: block(stem) + field(el, answer.unit ? ` <span class="unit">${xmlText(answer.unit)}</span>` : ''),
    rules: el(
      'responseCondition',
      {},
      el('responseIf', {}, el('equal', compare, both), score(1)),
      el('responseElse', {}, score(0)),
    ),
    lost: [
      ...lost,
      ...(answer.units !== undefined || answer.asksUnit === true ? [{ code: 'unitsDropped' } as const] : []),
    ],
  };
}

function matching(question: QuestionOf<'matching'>, { el, block, line }: QtiTexts): QtiBody {
  const names = namesOf(question.choices);
  const right = question.answer.map(({ match }, at) => `P${at + 1} ${names.get(match) ?? ''}`);
  const prompts = question.answer.map(({ text }, at) =>
    el('simpleAssociableChoice', { identifier: `P${at + 1}`, matchMax: 1 }, line(text)),
  );
  const offered = question.choices.map(({ id, text }) =>
    el('simpleAssociableChoice', { identifier: names.get(id), matchMax: 0 }, line(text)),
  );
  const mapping = el(
    'mapping',
    { lowerBound: 0, defaultValue: 0 },
    ...right.map((mapKey) => el('mapEntry', { mapKey, mappedValue: Number((1 / right.length).toFixed(5)) })),
  );
  return {
    declared: declared(el, { many: 'multiple', of: 'directedPair', right, mapping }),
    body:
      block(question.stem) +
      el(
        'matchInteraction',
        { responseIdentifier: RESPONSE, shuffle: question.keepOrder !== true, maxAssociations: right.length },
        el('simpleMatchSet', {}, ...prompts),
        el('simpleMatchSet', {}, ...offered),
      ),
    template: 'map_response',
    lost: [],
  };
}

function ordering(question: QuestionOf<'ordering'>, { el, block, line }: QtiTexts): QtiBody {
  const names = namesOf(question.choices);
  const rows = question.choices.map(({ id, text }) => el('simpleChoice', { identifier: names.get(id) }, line(text)));
  return {
    declared: declared(el, {
      many: 'ordered',
      of: 'identifier',
      right: question.answer.map((id) => names.get(id) ?? ''),
    }),
    body: block(question.stem) + el('orderInteraction', { responseIdentifier: RESPONSE, shuffle: true }, ...rows),
    template: 'match_correct',
    lost: [{ code: 'orderCreditDropped' } as const],
  };
}

function cloze(question: QuestionOf<'cloze'>, { el, block }: QtiTexts): QtiBody {
  const gaps = question.gaps.map(({ id, choices: offered }) => {
    const right = question.answer[id] ?? [];
    const name = GAP_RESPONSE + id;
    if (offered == null) {
      return {
        id,
        declared: declared(el, {
          name,
          of: 'string',
          right: right.slice(0, 1),
          mapping: typedMapping(el, right, question.caseSensitive === true),
        }),
        shown: el('textEntryInteraction', { responseIdentifier: name }),
        lost: [],
      };
    }
    const named = (text: string): string => choiceId(offered.indexOf(text));
    const rows = offered.map((text) => el('inlineChoice', { identifier: named(text) }, xmlText(text)));
    return {
      id,
      declared: declared(el, {
        name,
        of: 'identifier',
        right: right.slice(0, 1).map(named),
        mapping: el(
          'mapping',
          { defaultValue: 0 },
          ...right.map((text) => el('mapEntry', { mapKey: named(text), mappedValue: 1 })),
        ),
      }),
      shown: el('inlineChoiceInteraction', { responseIdentifier: name, shuffle: false }, ...rows),
      lost: [],
    };
  });
  const score = el(
    'setOutcomeValue',
    { identifier: 'SCORE' },
    el('sum', {}, ...gaps.map(({ id }) => el('mapResponse', { identifier: GAP_RESPONSE + id }))),
  );
  const lead = isCreatedInstruction(question.stem) ? '' : `<div class="stem">${block(question.stem)}</div>`;
  return {
    declared: gaps.map((gap) => gap.declared).join(''),
    body:
      lead +
      block(question.text).replace(
        /\{\{([\w-]{1,40})\}\}/g,
        (match, id: string) => gaps.find((gap) => gap.id === id)?.shown ?? match,
      ),
    rules: score,
    lost: question.ignoreAccents === true ? [{ code: 'accentRuleDropped' } as const] : [],
  };
}

function written(
  question: QuestionOf<'open' | 'essay' | 'structured-answer' | 'file'>,
  { el, block, version }: QtiTexts,
): QtiBody {
  const scheme = question.scheme ?? null;
  const model = question.type === 'open' ? '' : (question.modelAnswer ?? '');
  const points = scheme?.points ?? [];
  const isPlain = scheme !== null && isCreatedScheme(scheme);
  const guidance = [...(isPlain ? [] : points.map(({ text, marks = 1 }) => `- ${text} (${marks})`)), model]
    .filter((text) => text !== '')
    .join('\n\n');
  const rubric =
    guidance === ''
      ? ''
      : el(
          'rubricBlock',
          version === '3.0' ? { view: 'scorer', use: 'scoring' } : { view: 'scorer' },
          version === '3.0' ? el('contentBody', {}, block(guidance)) : block(guidance),
        );
  const isFile = question.type === 'file';
  const limits = question.type === 'essay' && (question.minWords != null || question.maxWords != null);
  return {
    declared: declared(el, {
      of: isFile ? 'file' : 'string',
      right: question.type === 'open' && question.answer !== '' ? [question.answer] : [],
    }),
    ...(scheme !== null && { marks: points.reduce((sum, { marks = 1 }) => sum + marks, 0) }),
    body:
      block(question.stem) +
      rubric +
      el(isFile ? 'uploadInteraction' : 'extendedTextInteraction', { responseIdentifier: RESPONSE }),
    lost: [
      ...(guidance === '' ? [] : [{ code: 'markSchemeAsNotes' } as const]),
      // QTI ignores leading and trailing spaces of a value; in Markdown they can turn a text into code.
      ...(question.type === 'open' && question.answer !== question.answer.trim()
        ? [{ code: 'formattingDropped' } as const]
        : []),
      ...(question.type === 'structured-answer' ? [{ code: 'pointsMarkedTogether' } as const] : []),
      ...(limits ? [{ code: 'wordLimitsDropped' } as const] : []),
      ...(question.type === 'file' && (question.maxFiles ?? ANSWER_FILES_MAX) !== ANSWER_FILES_MAX
        ? [{ code: 'fileLimitDropped' } as const]
        : []),
    ],
  };
}
