import { Badge, Button, Heading } from '@radix-ui/themes';
import { useEffect, useState } from 'react';
import { RosterChangesDocument, type RosterChangesQuery } from '#api/documents/interchange/roster.generated.ts';
import { useApi } from '#client/app.context.ts';
import type { RosterAction, RosterKind } from '#domain/interchange/rosters/roster-import.ts';
import { useTexts } from '#texts/current-language.ts';
import { rosterTexts } from '#texts/interchange/roster.texts.ts';
import { userText } from '#texts/message-parts.ts';
import { useMessages } from '#texts/platform/problems.texts.ts';
import { SelectField } from '#ui/form/fields/select-field.tsx';
import { Problem } from '#ui/form/problem.tsx';
import { LoadingSkeleton } from '#ui/loading/loading-skeleton.tsx';
import styles from '../../../shared/interchange/import.module.css';
import { describeProblem } from '../../../shared/platform/form/problem.ts';
import { countLabel } from './roster-counts.tsx';
import type { RosterRow } from './use-roster.ts';

export type Change = RosterChangesQuery['rosterChanges']['rows'][number];
type Filter = { readonly kind?: RosterKind; readonly action?: RosterAction; readonly left?: boolean };

const COLORS = {
  match: 'amber',
  link: 'gray',
  add: 'green',
  change: 'blue',
  enable: 'green',
  disable: 'red',
  restore: 'green',
  archive: 'red',
  remove: 'red',
} as const satisfies Readonly<Record<RosterAction, string>>;

/** The changes of an import, of one kind or all, a page at a time. */
export function RosterChanges({ row }: { readonly row: RosterRow }) {
  const t = useTexts(rosterTexts);
  const [shown, setShown] = useState('');
  const groups = (row.report?.counts ?? []).filter(({ action }) => action !== 'link' && action !== 'match');
  const chosen = groups.find(({ kind, action }) => `${kind} ${action}` === shown);
  return (
    <section className={styles.tight}>
      <Heading as="h3" size="4">
        {t.changesTitle}
      </Heading>
      <div className={styles.pair}>
        <SelectField
          label={t.filter}
          placeholder={t.all}
          value={shown}
          options={groups.map(({ kind, action, count }) => ({
            value: `${kind} ${action}`,
            label: `${count} ${countLabel(t.counts[kind], action, count) ?? t.action[action]}`,
          }))}
          onChange={({ target }) => setShown(target.value)}
        />
      </div>
      <ChangeList
        key={shown}
        id={row.id}
        filter={chosen === undefined ? {} : { kind: chosen.kind, action: chosen.action }}
        isPreview={row.state === 'ready'}
      />
    </section>
  );
}

type ListProps = {
  readonly id: string;
  readonly filter: Filter;
  /** Matches are shown apart from the other changes. */
  readonly isPreview?: boolean;
};

/** Changes that a filter finds, with a button for more. */
export function ChangeList({ id, filter, isPreview = false }: ListProps) {
  const t = useTexts(rosterTexts);
  const { rows, next, problem, more } = useChanges(id, filter);
  const listed = isPreview && filter.action === undefined ? rows?.filter(({ action }) => action !== 'match') : rows;
  return (
    <>
      <Problem message={problem} />
      {listed === undefined && problem === null && <LoadingSkeleton heights={[56, 56, 56]} />}
      {listed?.length === 0 && next === null && <p className={styles.soft}>{t.noChanges}</p>}
      {listed !== undefined && listed.length > 0 && (
        <ul className={styles.rows}>
          {listed.map((change) => (
            <li key={change.position} className={styles.row}>
              <ChangeLine change={change} />
            </li>
          ))}
        </ul>
      )}
      {next !== null && (
        <div>
          <Button size="3" variant="soft" color="gray" onClick={more}>
            {t.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** One change: who or what, and its values before and after. */
function ChangeLine({ change }: { readonly change: Change }) {
  const t = useTexts(rosterTexts);
  const { title, classTitle, action, before, after, status, reason } = change;
  const texts = [
    ...(classTitle === null ? [] : [t.inClass({ name: userText(classTitle) })]),
    ...(before !== null && after !== null
      ? [t.was({ value: valuesOf(before, t.role) }), t.becomes({ value: valuesOf(after, t.role) })]
      : [before ?? after].flatMap((values) => (values === null ? [] : valuesOf(values, t.role, title) || []))),
  ];
  return (
    <>
      <span className={styles.split}>
        <span>{userText(title)}</span>
        <span className={styles.line}>
          <Badge color={COLORS[action]}>{t.action[action]}</Badge>
          {status !== 'planned' && status !== 'applied' && <Badge color="gray">{t.status[status]}</Badge>}
        </span>
      </span>
      {texts.map((text) => (
        <small key={text}>{text}</small>
      ))}
      {reason !== null && <small>{t.reason[reason]}</small>}
    </>
  );
}

type Values = NonNullable<Change['before']>;

/** @param except what the line says already */
function valuesOf(
  { name, email, role, subject }: Values,
  roles: Readonly<Record<'student' | 'teacher', string>>,
  except?: string,
): string {
  return [name === except ? undefined : name, email, role === undefined ? undefined : roles[role], subject]
    .flatMap((value) => (value === undefined ? [] : [userText(value)]))
    .join(' · ');
}

/** Reads changes a page at a time. `rows` is undefined until the first page has arrived. */
export function useChanges(id: string, filter: Filter) {
  const api = useApi();
  const messageOf = useMessages();
  const [rows, setRows] = useState<readonly Change[]>();
  const [after, setAfter] = useState(0);
  const [next, setNext] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { kind = null, action = null, left = false } = filter;
  useEffect(() => {
    let isShown = true;
    api(RosterChangesDocument, { id, kind, action, left, after }).then(
      ({ rosterChanges }) => {
        if (!isShown) return;
        setRows((now = []) => (after === 0 ? rosterChanges.rows : [...now, ...rosterChanges.rows]));
        setNext(rosterChanges.next);
      },
      (cause: unknown) => isShown && setProblem(messageOf(describeProblem(cause).message)),
    );
    return () => {
      isShown = false;
    };
  }, [api, messageOf, id, kind, action, left, after]);
  return { rows, next, problem, more: () => setAfter(next ?? 0) };
}
