import { useId } from 'react';
import type { Choice } from '#domain/items/choices.schema.ts';
import { matching } from '#domain/items/matching.item.ts';
import { hasMarkup, plainText } from '#ui/rich-text/plain-text.ts';
import { RichText } from '#ui/rich-text/rich-text.part.tsx';
import { Verdict } from '#ui/verdict/verdict.part.tsx';
import { choiceLetter } from './choice-letter.ts';
import { defineItemView } from './item-view.tsx';
import styles from './items.module.css';

const OPEN_CHOICE = '';

/** Choices with formulas or scripts are listed once in full, since a select shows letters only. */
function Legend({ choices }: { choices: readonly Choice[] }) {
  if (!choices.some(({ text }) => hasMarkup(text))) return null;
  return (
    <ul className={styles.legend}>
      {choices.map(({ id, text }, place) => (
        <li key={id}>
          <b>{choiceLetter(place)}</b> <RichText source={text} inline />
        </li>
      ))}
    </ul>
  );
}

function withPair(pairs: Readonly<Record<string, string>>, prompt: string, choice: string): Record<string, string> {
  const { [prompt]: _, ...others } = pairs;
  return choice === OPEN_CHOICE ? others : { ...others, [prompt]: choice };
}

export const matchingView = defineItemView(matching, {
  instruction: 'Choose a match for each.',
  isTyped: false,
  isAnswered: ({ pairs }) => Object.keys(pairs).length > 0,
  Answer: function MatchingAnswer({ body, response, onChange, disabled, figures }) {
    const id = useId();
    const pairs = response?.pairs ?? {};
    return (
      <>
        <Legend choices={body.choices} />
        <div className={styles.pairs}>
          {body.prompts.map((prompt) => (
            <div key={prompt.id} className={styles.pair}>
              <span id={`${id}${prompt.id}`}>
                <RichText source={prompt.text} figures={figures} inline />
              </span>
              <select
                className={styles.select}
                aria-labelledby={`${id}${prompt.id}`}
                value={pairs[prompt.id] ?? OPEN_CHOICE}
                disabled={disabled}
                onChange={(event) => onChange({ pairs: withPair(pairs, prompt.id, event.currentTarget.value) })}
              >
                <option value={OPEN_CHOICE}>Choose …</option>
                {body.choices.map((choice, place) => (
                  <option key={choice.id} value={choice.id}>
                    {choiceLetter(place)}. {plainText(choice.text)}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </div>
      </>
    );
  },
  Review: ({ body, answerKey, response, figures }) => {
    const textOf = (id: string | undefined): string | undefined =>
      body.choices.find((choice) => choice.id === id)?.text;
    return (
      <div className={styles.pairs}>
        {body.prompts.map((prompt) => {
          const given = textOf(response?.pairs[prompt.id]);
          const right = response?.pairs[prompt.id] === answerKey.pairs[prompt.id];
          return (
            <div key={prompt.id} className={styles.pair}>
              <RichText source={prompt.text} figures={figures} inline />
              <div className={styles.matches}>
                <div className={styles.match}>
                  {given === undefined ? (
                    <span className={styles.nothing}>No answer</span>
                  ) : (
                    <RichText source={given} figures={figures} inline />
                  )}
                  <Verdict tone={right ? 'right' : given === undefined ? 'none' : 'wrong'}>
                    {right ? 'Right' : given === undefined ? 'Unanswered' : 'Wrong'}
                  </Verdict>
                </div>
                {!right && (
                  <div className={styles.match}>
                    <span className={styles.hint}>Right match:</span>
                    <RichText source={textOf(answerKey.pairs[prompt.id]) ?? ''} figures={figures} inline />
                  </div>
                )}
              </div>
            </div>
          );
        })}
      </div>
    );
  },
});
