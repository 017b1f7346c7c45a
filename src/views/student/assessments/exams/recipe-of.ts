import type { ExamQuery } from '#api/documents/assessments/exam.generated.ts';
import { type ExamRecipe, examRecipeSchema } from '#domain/assessments/exam-recipe.schema.ts';

/** The recipe that the server keeps, in the domain's form. Throws where it is of another. */
export const recipeOf = (recipe: ExamQuery['exam']['recipe']): ExamRecipe => examRecipeSchema.parse(recipe);
