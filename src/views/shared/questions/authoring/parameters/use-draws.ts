import { useMemo } from 'react';
import { type QuestionDraft, templateOf } from '#domain/questions/authoring/question-draft.schema.ts';
import { templateReasons } from '#domain/questions/authoring/template-problems.ts';
import { readParameters } from '#domain/questions/parameters/draw.rule.ts';
import { parametersSchema } from '#domain/questions/parameters/parameters.schema.ts';
import { drawText } from '#domain/questions/parameters/placeholders.rule.ts';
import { partsOf, type QuestionParts } from '#domain/questions/parameters/template.ts';
import { checkTemplate } from '#domain/questions/parameters/template-check.rule.ts';
import type { QuestionFault } from '#domain/questions/types/question-type.ts';

const SHOWN = 10;
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

/** Ten draws of a draft and what is wrong with its draws; null if it is not randomised. */
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
  const shown =
    'faults' in read
      ? []
      : Array.from({ length: SHOWN }, (_, number) => read.drawing.draw(`preview ${number + 1}`)).flatMap((draw) =>
          draw === null ? [] : [{ text: drawText(draw), parts: partsOf(template, draw) }],
        );
  return { shown, problems: templateReasons(check), different: check.different };
}
