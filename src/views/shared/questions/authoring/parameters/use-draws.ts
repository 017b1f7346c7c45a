import { useMemo } from 'react';
import { type QuestionDraft, templateOf } from '#domain/questions/authoring/question-draft.schema.ts';
import { templateReasons } from '#domain/questions/authoring/template-problems.ts';
import { type Drawing, readParameters } from '#domain/questions/parameters/draw.rule.ts';
import { parametersSchema } from '#domain/questions/parameters/parameters.schema.ts';
import { drawText } from '#domain/questions/parameters/placeholders.rule.ts';
import { partsOf, type QuestionParts, type Template } from '#domain/questions/parameters/template.ts';
import { checkTemplate } from '#domain/questions/parameters/template-check.rule.ts';
import type { QuestionFault } from '#domain/questions/types/question-type.ts';

const SHOWN = 10;
/** So many draws are tried to find different ones to show: a question with few values has fewer than ten. */
const TRIED = 100;
/** Fewer than are checked when it is saved, so that typing stays fluent. */
const CHECKED = 100;

/** A draw of the preview: its values in words, and its question. */
export type ShownDraw = { readonly text: string; readonly parts: QuestionParts };

export type Draws = {
  /** Empty as long as the parameters are invalid. */
  readonly shown: readonly ShownDraw[];
  readonly problems: readonly QuestionFault[];
  /** Different draws that were checked. */
  readonly different: number;
};

/** Up to ten different draws of a draft and what is wrong with its draws; null if it is not randomised. */
export function useDraws(draft: QuestionDraft): Draws | null {
  return useMemo(() => drawsOf(draft), [draft]);
}

function drawsOf(draft: QuestionDraft): Draws | null {
  const template = templateOf(draft);
  if (template === null) return null;
  const parameters = parametersSchema.safeParse(template.parameters);
  if (!parameters.success) return { shown: [], problems: [], different: 0 };
  const check = checkTemplate(draft.type, template, { most: CHECKED });
  const read = readParameters(parameters.data);
  const shown = 'faults' in read ? [] : shownDraws(template, read.drawing);
  return { shown, problems: templateReasons(check), different: check.different };
}

/** The first different draws, in the order of their seeds. */
function shownDraws(template: Template, drawing: Drawing): readonly ShownDraw[] {
  const found = new Map<string, ShownDraw>();
  for (let number = 1; number <= TRIED && found.size < SHOWN; number += 1) {
    const draw = drawing.draw(`preview ${number}`);
    // A drawing that finds no values finds none with other seeds either.
    if (draw === null) break;
    const text = drawText(draw);
    if (!found.has(text)) found.set(text, { text, parts: partsOf(template, draw) });
  }
  return [...found.values()];
}
