import { type ComponentType, useMemo } from 'react';
import type * as z from 'zod/mini';
import type { QuestionType } from '#domain/questions/types/question-type.ts';
import type { QuestionTypeName } from '#domain/questions/types/registry.ts';
import { useTexts } from '#texts/current-language.ts';
import { questionKindsTexts } from '#texts/questions/question-types.texts.ts';
import type { RichTextImage } from '#ui/rich-text/rich-text-image.tsx';

/** Common props of every question view. */
export type QuestionContext = {
  readonly images: readonly RichTextImage[];
  /** Id of the element with the question text. */
  readonly labelledBy: string;
};

export type AnswerProps<Body, Response> = QuestionContext & {
  readonly body: Body;
  readonly response: Response | null;
  readonly onChange: (response: Response) => void;
  readonly disabled: boolean;
};

/** `answerKey` is the question type's key: React reserves the name `key`. */
export type ReviewProps<Body, Key, Response> = QuestionContext & {
  readonly body: Body;
  readonly answerKey: Key;
  readonly response: Response | null;
};

type Parts<Body, Key, Response> = {
  readonly Answer: ComponentType<AnswerProps<Body, Response>>;
  readonly Review: ComponentType<ReviewProps<Body, Key, Response>>;
  /** The instruction above the answer: "Choose one." */
  readonly instruction: React.ReactNode;
  /** Whether the response contains something to score. */
  readonly isAnswered: (response: Response) => boolean;
  /** Typed answers change with every letter, and are sent when typing pauses. */
  readonly isTyped: boolean;
};

/** The view of a question type whose name is only known at run time; the type's schemas parse its data. */
export type QuestionView = Parts<unknown, unknown, unknown>;

function Instruction({ name }: { name: QuestionTypeName }) {
  return useTexts(questionKindsTexts).type[name].instruction;
}

/** Pairs a question type with its view. `Answer` and `Review` throw if body or key are not of the type's form. */
export function defineQuestionView<B extends z.ZodMiniType, K extends z.ZodMiniType, R extends z.ZodMiniType>(
  name: QuestionTypeName,
  type: QuestionType<B, K, R>,
  { Answer, Review, isAnswered, isTyped }: Omit<Parts<z.infer<B>, z.infer<K>, z.infer<R>>, 'instruction'>,
): QuestionView {
  const readResponse = (response: unknown): z.infer<R> | null => {
    const read = type.response.safeParse(response);
    return read.success ? read.data : null;
  };

  return {
    instruction: <Instruction name={name} />,
    isTyped,
    isAnswered: (response) => {
      const read = readResponse(response);
      return read !== null && isAnswered(read);
    },
    Answer: function QuestionAnswer({ body, response, ...rest }) {
      const readBody = useMemo(() => type.body.parse(body), [body]);
      return <Answer {...rest} body={readBody} response={readResponse(response)} />;
    },
    Review: function QuestionReview({ body, answerKey, response, ...rest }) {
      const readBody = useMemo(() => type.body.parse(body), [body]);
      const readKey = useMemo(() => type.key.parse(answerKey), [answerKey]);
      return <Review {...rest} body={readBody} answerKey={readKey} response={readResponse(response)} />;
    },
  };
}
