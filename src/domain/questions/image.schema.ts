import * as z from 'zod/mini';
import { CHOICE_TEXT_MAX_CHARS, CHOICES_MAX } from './question.limits.ts';
import type { RuleProblem } from './types/question-type.ts';

/** An image as Markdown, `![description](figure:DIGEST)`: the text in brackets is for screen readers. */
export const imageSchema = z
  .string()
  .check(
    z.maxLength(CHOICE_TEXT_MAX_CHARS),
    z.regex(
      /^!\[[^\]]+\]\((?:<[^<>\n]+>|[^)\s]+)\)$/,
      'must be one image with a description: ![what it shows](file.png)',
    ),
  );

const shareSchema = z.number().check(z.minimum(0), z.maximum(100));

/** A point on an image: its centre, in hundredths of the image's width and height from the upper left corner. */
export const spotSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  x: shareSchema,
  y: shareSchema,
  /** Describes its position without giving the answer away; shown in the list next to the image. */
  text: z.string().check(z.minLength(1), z.maxLength(CHOICE_TEXT_MAX_CHARS)),
});
export type Spot = z.infer<typeof spotSchema>;

export const spotsSchema = z.array(spotSchema).check(z.minLength(1), z.maxLength(CHOICES_MAX));

/** Points closer to each other than a finger's width, on an image as wide as a phone. */
export function crowdedSpots(spots: readonly Spot[]): RuleProblem[] {
  const NEAREST = 5;
  return spots.flatMap((spot, at) =>
    spots
      .slice(at + 1)
      .filter((other) => Math.hypot(spot.x - other.x, spot.y - other.y) < NEAREST)
      .map((other) => ({
        path: 'spots',
        reason: `"${spot.id}" and "${other.id}" are too close together`,
        coded: { code: 'placesTooClose', one: spot.text, other: other.text },
      })),
  );
}
