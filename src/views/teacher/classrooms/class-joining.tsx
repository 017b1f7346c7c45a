import { Button } from '@radix-ui/themes';
import {
  CreateClassLinkDocument,
  EndClassLinksDocument,
  RenewClassCodeDocument,
} from '#api/documents/classrooms/class-teaching.generated.ts';
import { useApi, useToast } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { shownJoinCode } from '#domain/classrooms/join-code.rule.ts';
import { href } from '#routes/href.ts';
import { classTeachingTexts } from '#texts/classrooms/class-teaching.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { useMutation } from '../use-mutation.ts';
import { ClassPanel, type ClassSettingsData } from './class-panel.tsx';
import styles from './teaching.module.css';

/** The target of a link: the students' classes, with the token in the form. */
const joinAddress = (token: string): string =>
  new URL(`${href('classroom')}?${new URLSearchParams({ join: token })}`, location.origin).href;

/** The join code and links of the class. */
export function ClassJoining({ settings: { id, joinMethods } }: { readonly settings: ClassSettingsData }) {
  const { detail: t } = useTexts(classTeachingTexts);
  const api = useApi();
  const dialog = useDialog();
  const { mutate, problem } = useMutation();
  const raise = useToast();
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    raise({ message: t.copied });
  };
  const code = joinMethods.find(({ kind }) => kind === 'code')?.code ?? '';
  const links = joinMethods.filter(({ kind }) => kind === 'link');
  const renew = async (): Promise<void> => {
    const { reason } = await dialog.open({ title: t.renewTitle, text: t.renewText, confirmLabel: t.renew });
    if (reason === 'confirm') await mutate(() => api(RenewClassCodeDocument, { id }));
  };
  return (
    <ClassPanel id="code" title={t.code}>
      {code !== '' && <span className={styles.code}>{shownJoinCode(code)}</span>}
      <p className={styles.soft}>{t.codeHint}</p>
      <Problem message={problem} />
      <ul className={styles.lines}>
        {links.map(({ code: token, expiresAt }) => (
          <li key={token}>
            <span>
              {joinAddress(token)}
              {expiresAt !== null && <span className={styles.soft}> {t.linkUntil({ at: expiresAt })}</span>}
            </span>
            <Button size="2" variant="soft" onClick={() => void copy(joinAddress(token))}>
              {t.copyLink}
            </Button>
          </li>
        ))}
      </ul>
      <div className={pages.actions}>
        {code !== '' && (
          <Button size="2" variant="soft" onClick={() => void copy(shownJoinCode(code))}>
            {t.copyCode}
          </Button>
        )}
        <Button size="2" variant="soft" onClick={() => void renew()}>
          {t.renew}
        </Button>
        <Button size="2" variant="soft" onClick={() => void mutate(() => api(CreateClassLinkDocument, { id }))}>
          {t.link}
        </Button>
        {links.length > 0 && (
          <Button
            size="2"
            variant="soft"
            color="gray"
            onClick={() => void mutate(() => api(EndClassLinksDocument, { id }))}
          >
            {t.endLinks}
          </Button>
        )}
      </div>
    </ClassPanel>
  );
}
