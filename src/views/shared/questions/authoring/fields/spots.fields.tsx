import { Button } from '@radix-ui/themes';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { ownEntry } from '#domain/platform/own-entry.ts';
import type { Spot } from '#domain/questions/image.schema.ts';
import { authoringTexts } from '#texts/content/authoring.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Field } from '#ui/form/field.tsx';
import { FieldGroup } from '#ui/form/field-group.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { CheckboxField } from '#ui/form/fields/tick-field.tsx';
import { ImageBoard } from '../../image-board.tsx';
import { AddButton } from '../add-button.tsx';
import styles from '../authoring.module.css';
import { EditableRows } from '../editable-rows.tsx';
import { nextNumber } from '../next-id.ts';
import { ChoiceRows } from './choice-rows.tsx';
import { ImageField } from './image-field.tsx';
import { pairsLeft } from './matching.fields.tsx';
import type { FieldsProps, QuestionFields } from './question-fields.ts';

const STEPS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
const within = (share: number): number => Math.min(100, Math.max(0, Math.round(share * 10) / 10));

type ImageBody = { readonly picture: string; readonly spots: Spot[] };

/** An image with points on it, placed by clicking or moved with the arrow keys; `aside` shows the content for each. */
function SpotFields<Body extends ImageBody>({
  body,
  errorOf,
  images,
  onImage,
  onBody,
  aside,
}: Pick<FieldsProps<Body, unknown>, 'body' | 'errorOf' | 'images' | 'onImage'> & {
  readonly onBody: (body: Body) => void;
  readonly aside: (spot: Spot, index: number) => React.ReactNode;
}) {
  const t = useTexts(authoringTexts).fields;
  const { picture, spots } = body;
  const [chosen, setChosen] = useState(spots[0]?.id ?? '');
  const update = (next: Spot[]): void => onBody({ ...body, spots: next });
  const change = (id: string, more: Partial<Spot>): void =>
    update(spots.map((spot) => (spot.id === id ? { ...spot, ...more } : spot)));

  const addSpot = (event: MouseEvent<HTMLElement>): void => {
    const box = event.currentTarget.querySelector('img')?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return;
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    change(chosen, { x: within(x * 100), y: within(y * 100) });
  };
  const nudge = (event: KeyboardEvent, spot: Spot): void => {
    const step = ownEntry(STEPS, event.key);
    if (step === undefined) return;
    event.preventDefault();
    change(spot.id, { x: within(spot.x + step[0]), y: within(spot.y + step[1]) });
  };

  return (
    <>
      <ImageField
        image={picture}
        error={errorOf('body.picture')}
        images={images}
        onChange={(next) => onBody({ ...body, picture: next })}
        onImage={onImage}
      />
      {picture !== '' && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: each spot has a button below, which the arrow keys move
        <div className={styles.board} onClick={addSpot}>
          <ImageBoard
            picture={picture}
            images={images}
            spots={spots}
            stateOf={(id) => (id === chosen ? 'chosen' : 'plain')}
            onTap={setChosen}
          />
        </div>
      )}
      <FieldGroup legend={t.spots} hint={t.spotsHint} error={errorOf('spots') ?? errorOf('answer')}>
        <EditableRows
          rows={spots}
          keyOf={({ id }) => id}
          nameOf={(_, at) => t.spot({ number: at + 1 })}
          least={1}
          onChange={update}
        >
          {(spot, at) => (
            <div className={styles.stack}>
              <div className={styles.pair}>
                <Field
                  label={t.spotText({ number: at + 1 })}
                  value={spot.text}
                  error={errorOf(`body.spots.${at}.text`)}
                  onChange={({ target }) => change(spot.id, { text: target.value })}
                />
                {aside(spot, at)}
              </div>
              <Button
                type="button"
                size="2"
                variant={spot.id === chosen ? 'solid' : 'soft'}
                className={styles.add}
                aria-pressed={spot.id === chosen}
                onClick={() => setChosen(spot.id)}
                onKeyDown={(event) => nudge(event, spot)}
              >
                {t.chooseSpot({ number: at + 1 })}
              </Button>
            </div>
          )}
        </EditableRows>
        <AddButton
          onClick={() => {
            const id = nextNumber(spots.map((spot) => spot.id));
            update([
              ...spots,
              { id, x: within(10 + ((spots.length * 17) % 80)), y: within(10 + ((spots.length * 29) % 80)), text: '' },
            ]);
            setChosen(id);
          }}
        >
          {t.addSpot}
        </AddButton>
      </FieldGroup>
    </>
  );
}

/** Areas of an image, of which one or several are the answer. */
export function HotspotFields({ answerKey, onChange, ...props }: QuestionFields<'hotspot'>) {
  const t = useTexts(authoringTexts).fields;
  const { body } = props;
  const right = (id: string, is: boolean): void => {
    const others = body.single ? [] : answerKey.spots.filter((spot) => spot !== id);
    onChange(body, { spots: is ? [...others, id] : answerKey.spots.filter((spot) => spot !== id) });
  };
  return (
    <>
      <SpotFields
        {...props}
        onBody={(next) =>
          onChange(next, { spots: answerKey.spots.filter((id) => next.spots.some((spot) => spot.id === id)) })
        }
        aside={(spot, at) => (
          <CheckboxField
            label={t.spotRight({ number: at + 1 })}
            checked={answerKey.spots.includes(spot.id)}
            onChange={({ target }) => right(spot.id, target.checked)}
          />
        )}
      />
      <CheckboxField
        label={t.single}
        checked={body.single}
        onChange={({ target }) =>
          onChange(
            { ...body, single: target.checked },
            { spots: target.checked ? answerKey.spots.slice(0, 1) : answerKey.spots },
          )
        }
      />
    </>
  );
}

/** Areas of an image, and the label that belongs to each. */
export function LabellingFields({ answerKey: { pairs }, onChange, ...props }: QuestionFields<'labelling'>) {
  const t = useTexts(authoringTexts).fields;
  const { body } = props;
  const change = (next: typeof body): void => onChange(next, { pairs: pairsLeft(pairs, next.spots, next.choices) });
  return (
    <>
      <SpotFields
        {...props}
        onBody={change}
        aside={(spot, at) => (
          <SelectField
            label={t.labelOf({ number: at + 1 })}
            placeholder="–"
            value={pairs[spot.id] ?? ''}
            options={body.choices.map(({ id, text }) => ({ value: id, label: text === '' ? id : text }))}
            onChange={({ target }) => {
              const { [spot.id]: _, ...others } = pairs;
              onChange(body, { pairs: target.value === '' ? others : { ...others, [spot.id]: target.value } });
            }}
          />
        )}
      />
      <ChoiceRows
        choices={body.choices}
        errorOf={props.errorOf}
        error={props.errorOf('choices')}
        onChange={(choices) => change({ ...body, choices })}
      />
    </>
  );
}
