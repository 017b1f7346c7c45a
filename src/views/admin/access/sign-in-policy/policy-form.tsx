import { Button, Heading } from '@radix-ui/themes';
import { type FormEvent, useId, useState } from 'react';
import {
  SaveSignInPolicyDocument,
  type SignInPolicyRowFragment,
} from '#api/documents/access/sign-in-policy.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { type AccountFactors, hasFactorFor } from '#domain/access/sign-in-policy/sign-in-policy.rule.ts';
import {
  GRACE_DAYS_DEFAULT,
  GRACE_DAYS_MAX,
  signInRuleSchema,
} from '#domain/access/sign-in-policy/sign-in-policy.schema.ts';
import { SIGN_IN_REQUIREMENTS } from '#domain/access/sign-in-policy/sign-in-requirement.ts';
import { ProductError } from '#domain/platform/errors.ts';
import { signInPolicyTexts } from '#texts/access/sign-in-policy.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { dateText } from '#texts/wording/date.wording.ts';
import { DateField } from '#ui/form/fields/date-field.tsx';
import { NumberField } from '#ui/form/fields/number-field.tsx';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import styles from '../../../shared/interchange/import.module.css';
import { describeProblem } from '../../../shared/platform/form/problem.ts';

type Props = {
  readonly school: string | null;
  readonly policy: SignInPolicyRowFragment;
  /** The viewer's own: they can't require what they lack. */
  readonly factors: AccountFactors;
  /** Loads the policies again. */
  readonly onSaved: () => Promise<void>;
};

const today = (): string => new Date().toISOString().slice(0, 10);

/** What a role needs to sign in, from when on, and with how many days of grace. */
export function PolicyForm({ school, policy, factors, onSaved }: Props) {
  const t = useTexts(signInPolicyTexts);
  const language = useLanguage();
  const messageOf = useMessages();
  const api = useApi();
  const toast = useToast();
  const titleId = useId();
  const { role, base, rule, floor, userCount } = policy;
  const [draft, setDraft] = useState({
    requirement: rule?.requirement ?? 'password',
    requiredFrom: rule?.requiredFrom ?? today(),
    graceDays: String(rule?.graceDays ?? GRACE_DAYS_DEFAULT),
  });
  const [errors, setErrors] = useState<ReadonlyMap<unknown, string>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const isRequired = draft.requirement !== 'password';
  const ready = draft.requirement === 'passkey' ? policy.passkeyCount : policy.factorCount;
  const errorOf = (name: keyof typeof draft): string | undefined => {
    const found = errors.get(name);
    return found === undefined ? undefined : messageOf(found);
  };

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const read = signInRuleSchema.safeParse({ ...draft, graceDays: Number(draft.graceDays || Number.NaN) });
    setErrors(new Map(read.error?.issues.map(({ path, message }) => [path[0], message])));
    setProblem(null);
    if (!read.success) return;
    setSending(true);
    try {
      await api(SaveSignInPolicyDocument, { school, role, base, ...read.data });
      toast({ message: t.saved, color: 'positive' });
      await onSaved();
    } catch (cause) {
      if (cause instanceof ProductError && cause.code === 'CHANGED_MEANWHILE') {
        toast({ message: t.changed, color: 'negative' });
        await onSaved();
      } else setProblem(messageOf(describeProblem(cause).message));
    } finally {
      setSending(false);
    }
  }

  return (
    <form className={styles.panel} aria-labelledby={titleId} noValidate onSubmit={(event) => void save(event)}>
      <Heading as="h3" size="4" id={titleId}>
        {t.roles[role]}
      </Heading>
      {floor !== null && (
        <p className={styles.soft}>
          {t.floor({
            requirement: t.requirements[floor.requirement],
            date: dateText(language, `${floor.requiredFrom}T00:00`),
          })}
        </p>
      )}
      <Problem message={problem} />
      <SelectField
        label={t.requirement}
        value={draft.requirement}
        options={SIGN_IN_REQUIREMENTS.map((value) => ({
          ...{ value, label: t.requirements[value] },
          disabled: !hasFactorFor(value, factors) && value !== rule?.requirement,
        }))}
        onChange={({ target }) =>
          setDraft({ ...draft, requirement: SIGN_IN_REQUIREMENTS.find((each) => each === target.value) ?? 'password' })
        }
      />
      {isRequired && (
        <>
          <div className={styles.pair}>
            <DateField
              label={t.requiredFrom}
              type="date"
              value={draft.requiredFrom}
              error={errorOf('requiredFrom')}
              onChange={({ target }) => setDraft({ ...draft, requiredFrom: target.value })}
            />
            <NumberField
              label={t.graceDays}
              min={0}
              max={GRACE_DAYS_MAX}
              value={draft.graceDays}
              hint={t.graceHint}
              error={errorOf('graceDays')}
              onChange={({ target }) => setDraft({ ...draft, graceDays: target.value })}
            />
          </div>
          {userCount !== null && <p className={styles.soft}>{t.ready({ count: userCount, ready: ready ?? 0 })}</p>}
        </>
      )}
      <div className={styles.line}>
        <Button
          type="submit"
          size="3"
          variant="soft"
          loading={isSending}
          aria-label={t.saveNamed({ role: t.roles[role] })}
        >
          {t.save}
        </Button>
      </div>
    </form>
  );
}
