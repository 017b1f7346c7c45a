import { Heading } from '@radix-ui/themes';
import { useState } from 'react';
import { useApi } from '#actors/app.context.ts';
import { ItemNumbersDocument, type ItemNumbersQuery } from '#api/documents/authoring.generated.ts';
import { authoringTexts } from '#texts/authoring.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { clockText, numberText, shareText } from '#texts/wording.ts';
import { Bones } from '#ui/loaded/bones.part.tsx';
import { handedOn } from '#ui/loaded/handed-on.ts';
import { Loaded } from '#ui/loaded/loaded.part.tsx';
import { loadFailed } from '../load-failed.tsx';
import styles from './authoring.module.css';

type Numbers = ItemNumbersQuery['statisticsOfItem'];

/** How the question has done with students; asked for when the editor stands, which does not wait for it. */
export function ItemNumbers({ item, version }: { readonly item: string; readonly version: number }) {
  const t = useTexts(authoringTexts).numbers;
  const api = useApi();
  const [answer] = useState(() => handedOn(api(ItemNumbersDocument, { item })));
  return (
    <section className={styles.panel}>
      <Heading as="h2" size="3">
        {t.title}
      </Heading>
      <Loaded data={answer} failed={loadFailed} waiting={<Bones heights={[64]} />}>
        {({ statisticsOfItem }) => <OfVersion numbers={statisticsOfItem} version={version} />}
      </Loaded>
    </section>
  );
}

/** Those of the version in force; of the latest that was answered, where nobody has answered that one yet. */
function OfVersion({ numbers, version }: { readonly numbers: Numbers; readonly version: number }) {
  const t = useTexts(authoringTexts).numbers;
  const language = useLanguage();
  const mine = numbers.find(({ number }) => number === version) ?? numbers.at(-1);
  const discrimination = mine?.discrimination ?? null;
  return (
    <>
      {mine === undefined && <p className={styles.soft}>{t.none}</p>}
      {mine !== undefined && mine.facility === null && <p className={styles.soft}>{t.few(mine.students)}</p>}
      {mine !== undefined && mine.facility !== null && (
        <>
          <dl className={styles.numbers}>
            <div>
              <dt>{t.students}</dt>
              <dd>{numberText(language, mine.students)}</dd>
            </div>
            <div>
              <dt>{t.facility}</dt>
              <dd>{shareText(language, mine.facility)}</dd>
            </div>
            {discrimination !== null && (
              <div>
                <dt>{t.discrimination}</dt>
                <dd>{numberText(language, Math.round(discrimination * 100) / 100)}</dd>
              </div>
            )}
            {mine.seconds !== null && (
              <div>
                <dt>{t.seconds}</dt>
                <dd>{clockText(Math.round(mine.seconds))}</dd>
              </div>
            )}
          </dl>
          <ul className={styles.uses}>
            {mine.choices.map(({ choice, students }) => (
              <li key={choice}>{t.choice(choice, students)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
