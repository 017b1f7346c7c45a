import { join } from 'node:path';
import { strToU8 } from 'fflate';
import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { foundIn } from '#server/interchange/questions/foreign.reader.ts';
import type { Question } from '#server/interchange/questions/question.schema.ts';
import { percentOf } from '#server/interchange/questions/weighted-choices.ts';
import { markdownToHtml, markdownToInlineHtml } from '#server/interchange/text/markdown-to-html.ts';
import { inXml, type RoundTrip, type Sent, zipFile } from './trip-files.ts';

/* Common Cartridges with the question types of their profile of QTI 1.2. */

type Item = { readonly profile: string; readonly body: string; readonly rules: string; readonly lost: ImportReason[] };

const path = (file: string): string => file;
const material = (html: string): string =>
  `<material><mattext texttype="text/html">${inXml(html)}</mattext></material>`;
const rule = (condition: string): string =>
  `<respcondition continue="No"><conditionvar>${condition}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>`;
const equals = (value: string, more = ''): string => `<varequal respident="r"${more}>${inXml(value)}</varequal>`;
const choices = (cardinality: string, labels: readonly string[], shuffle: boolean): string =>
  `<response_lid ident="r" rcardinality="${cardinality}"><render_choice shuffle="${shuffle ? 'Yes' : 'No'}">${labels
    .map((label, at) => `<response_label ident="c${at}">${material(label)}</response_label>`)
    .join('')}</render_choice></response_lid>`;
const TYPED = '<response_str ident="r" rcardinality="Single"><render_fib prompt="Box"/></response_str>';

/** Null: the profile has no such type, or no such rule of marking. */
function itemOf(question: Question): Item | null {
  switch (question.type) {
    case 'multiple-choice':
    case 'multiple-response': {
      const { choices: offered, answer } = question;
      const isSingle = question.type === 'multiple-choice';
      if (isSingle ? answer.length !== 1 : answer.length < 2) return null;
      const labels = offered.map(({ text }) => markdownToInlineHtml(text, path));
      const correct = offered.map(({ id }) => answer.includes(id));
      const condition = isSingle
        ? equals(`c${correct.indexOf(true)}`)
        : `<and>${correct.map((is, at) => (is ? equals(`c${at}`) : `<not>${equals(`c${at}`)}</not>`)).join('')}</and>`;
      const share = 100 / answer.length;
      const isEven = offered.every(
        ({ id }, at) => Math.abs(percentOf(question, id) - (correct[at] ? share : isSingle ? 0 : -share)) < 0.01,
      );
      return {
        profile: isSingle ? 'cc.multiple_choice.v0p1' : 'cc.multiple_response.v0p1',
        body: choices(isSingle ? 'Single' : 'Multiple', labels, question.keepOrder !== true),
        rules: rule(condition),
        lost: isEven ? [] : [{ code: 'weightsDropped' }],
      };
    }
    case 'true-false':
      return {
        profile: 'cc.true_false.v0p1',
        body: choices('Single', ['True', 'False'], false),
        rules: rule(equals(question.answer ? 'c0' : 'c1')),
        lost: [],
      };
    case 'short-answer':
      return {
        profile: 'cc.fib.v0p1',
        body: TYPED,
        rules: question.answer
          .map((text) => rule(equals(text, ` case="${question.caseSensitive === true ? 'Yes' : 'No'}"`)))
          .join(''),
        lost: question.ignoreAccents === true ? [{ code: 'accentRuleDropped' }] : [],
      };
    case 'essay':
      return {
        ...{ profile: 'cc.essay.v0p1', body: TYPED, rules: '' },
        lost: [{ code: 'markSchemeDropped' }, { code: 'wordLimitsDropped' }],
      };
    default:
      return null;
  }
}

const dropped = ({ explanation, hints = [], tags = [] }: Question): ImportReason[] => [
  ...(explanation ? [{ code: 'explanationDropped' } as const] : []),
  ...(hints.length > 0 ? [{ code: 'hintsDropped' } as const] : []),
  ...(tags.length > 0 ? [{ code: 'tagsDropped', tags: tags.join(', ') } as const] : []),
];

const MANIFEST =
  '<manifest xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1"><metadata><schema>IMS Common Cartridge</schema><schemaversion>1.3.0</schemaversion></metadata><organizations/><resources><resource identifier="q" type="imsqti_xmlv1p2/imscc_xmlv1p3/assessment"><file href="quiz.xml"/></resource></resources></manifest>';

/** The members of a cartridge with one assessment. */
export const cartridgeOf = (assessment: string) => [
  { path: 'imsmanifest.xml', content: strToU8(MANIFEST) },
  { path: 'quiz.xml', content: strToU8(assessment) },
];

/** One cartridge per question: its items have no ids of ours. */
export const cartridge: RoundTrip = async (questions, folder) => {
  const file = join(folder, 'way.imscc');
  const sent: Sent[] = [];
  for (const question of questions) {
    const item = itemOf(question);
    if (item === null) {
      sent.push({ lost: null, back: undefined });
      continue;
    }
    const { profile, body, rules, lost } = item;
    const stem = material(markdownToHtml(question.stem, path));
    const xml = `<item ident="i"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>cc_profile</fieldlabel><fieldentry>${profile}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation>${stem}${body}</presentation><resprocessing><outcomes><decvar varname="SCORE" vartype="Decimal" minvalue="0" maxvalue="100"/></outcomes>${rules}</resprocessing></item>`;
    await zipFile(
      cartridgeOf(
        `<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="Heat"><section ident="root_section">${xml}</section></assessment></questestinterop>`,
      ),
      file,
    );
    const found = [...foundIn(file, 'qti')].filter(({ kind }) => kind !== 'lost');
    sent.push({ lost: [...lost, ...dropped(question)], back: found.length === 1 ? found[0] : undefined });
  }
  return sent;
};
