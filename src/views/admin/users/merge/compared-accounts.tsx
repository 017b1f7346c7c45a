import type { ComparedAccountsQuery } from '#api/documents/users/merge.generated.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { nameList } from '#texts/joined-line.ts';
import { mergeTexts } from '#texts/users/merge/merge.texts.ts';
import { userTexts } from '#texts/users/users.texts.ts';
import { dayText } from '#texts/wording/date.wording.ts';
import { ChoiceCard } from '#ui/choice-card/choice-card.tsx';
import styles from './merge.module.css';

type Account = ComparedAccountsQuery['comparedAccounts'][number];

type Props = {
  readonly pair: readonly [Account, Account];
  readonly kept: string;
  readonly onChoose: (id: string) => void;
};

/** Both accounts with what tells them apart, to choose the one that is kept. */
export function ComparedAccounts({ pair, kept, onChoose }: Props) {
  const t = useTexts(mergeTexts);
  return (
    <fieldset className={styles.choices} aria-label={t.keepLegend}>
      {pair.map((account) => (
        <ChoiceCard
          key={account.id}
          kind="radio"
          name="kept"
          checked={account.id === kept}
          onChange={() => onChoose(account.id)}
        >
          <Facts account={account} />
        </ChoiceCard>
      ))}
    </fieldset>
  );
}

function Facts({ account }: { readonly account: Account }) {
  const t = useTexts(mergeTexts);
  const { states } = useTexts(userTexts);
  const language = useLanguage();
  const { name, email, state, createdAt, lastUsedAt, attemptCount, classes } = account;
  return (
    <span className={styles.facts}>
      <strong>{name}</strong>
      <span>{email}</span>
      <span>
        {states[state]} · {t.since({ day: dayText(language, createdAt) })}
      </span>
      <span>{lastUsedAt === null ? t.never : t.lastUsed({ day: dayText(language, lastUsedAt) })}</span>
      <span>{t.attempts({ count: attemptCount })}</span>
      <span>{classes.length === 0 ? t.noClass : t.classes({ names: nameList(classes) })}</span>
    </span>
  );
}
