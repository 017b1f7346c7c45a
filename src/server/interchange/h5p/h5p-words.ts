import type { ImportReason } from '#domain/interchange/import-reason.ts';
import { CHOICES_MAX } from '#domain/questions/question.limits.ts';
import { gapMark } from '../moodle/moodle-cloze.ts';
import { choiceId, type InterchangeQuestion, type OnLost } from '../questions/interchange-question.ts';
import { escapeHtml } from '../text/html-entities.ts';
import { htmlToMarkdown } from '../text/html-to-markdown.ts';
import { escapeMarkdown } from '../text/markdown-escape.ts';
import { linesAsHtml, markedWords, plainWords } from './h5p-gaps.ts';
import { textField } from './h5p-json.ts';

const MARK = /\ue000w(\d+)\ue001/g;

type Word = { readonly text: string; readonly isMarked: boolean };

/**
 * Mark the Words as a question with several correct choices, which is scored in the same way: each marked word earns a
 * share, each other one deducts it, never below zero. Every occurrence of a word is a choice, in the order of the text.
 * Of a longer text, all marked words and some others are choices.
 */
export function markTheWords(params: unknown, onLost: OnLost): InterchangeQuestion | ImportReason {
  const source = linesAsHtml(textField(params, 'textField'));
  const { html, answers: marked } = markedWords(source, (at) => gapMark(`w${at}`));
  if (marked.length === 0) return { code: 'correctAnswerNotMarked' };
  const all = wordsOf(plainWords(html.replaceAll('<br>', ' ')), marked);
  const words = offered(all);
  onLost({ code: 'textWordsAsChoices', left: all.length - words.length });
  const markdown = (text: string): string => htmlToMarkdown(text, { onLost });
  const shown = markdown(html.replace(MARK, (_, at: string) => escapeHtml(marked[Number(at)] ?? '')));
  return {
    type: 'multiple-response',
    stem: [markdown(textField(params, 'taskDescription')), shown].filter((part) => part !== '').join('\n\n'),
    choices: words.map(({ text }, at) => ({ id: choiceId(at), text: escapeMarkdown(text, false) })),
    answer: words.flatMap(({ isMarked }, at) => (isMarked ? [choiceId(at)] : [])),
    keepOrder: true,
  };
}

/** The words of a text in order; one that occurs several times has the number of its occurrence. */
function wordsOf(text: string, marked: readonly string[]): readonly Word[] {
  const words = text.split(/[\s.,;:!?"“”„()]+/).flatMap((word): readonly Word[] => {
    const at = /\ue000w(\d+)\ue001/.exec(word)?.[1];
    if (at !== undefined) return [{ text: marked[Number(at)] ?? '', isMarked: true }];
    return /[\p{L}\p{N}]/u.test(word) ? [{ text: word, isMarked: false }] : [];
  });
  const counts = Map.groupBy(words, (word) => word.text);
  const seen = new Map<string, number>();
  return words.map((word) => {
    if (counts.get(word.text)?.length === 1) return word;
    const number = (seen.get(word.text) ?? 0) + 1;
    seen.set(word.text, number);
    return { ...word, text: `${word.text} (${number})` };
  });
}

/** As many words as a question may offer: all marked ones, and others from the whole text. */
function offered(words: readonly Word[]): readonly Word[] {
  const others = words.filter(({ isMarked }) => !isMarked);
  const room = Math.max(0, CHOICES_MAX - (words.length - others.length));
  if (others.length <= room) return words;
  const kept = new Set(Array.from({ length: room }, (_, at) => others[Math.floor((at * others.length) / room)]));
  return words.filter((word) => word.isMarked || kept.has(word));
}
