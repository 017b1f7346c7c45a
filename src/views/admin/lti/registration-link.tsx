import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import {
  CreatePlatformLinkDocument,
  type CreatePlatformLinkMutation,
} from '#api/documents/lti/lti-platform.generated.ts';
import { useApi, useSession, useToast } from '#client/app.context.ts';
import { hasPermission } from '#domain/access/permission.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { platformTexts } from '#texts/lti/lti-platform.texts.ts';
import { dateTimeText } from '#texts/wording/date.wording.ts';
import { Problem } from '#ui/form/problem.tsx';
import { describeProblem } from '../../shared/platform/form/problem.ts';
import styles from '../platform/resource/resource.module.css';

/** A registration link for a learning platform; shown once, since only a digest of it is stored. */
export function PlatformLink() {
  const { link: t, copy: copyLabel, copied, copyThis } = useTexts(platformTexts);
  const language = useLanguage();
  const user = useSession();
  const api = useApi();
  const toast = useToast();
  const [created, setCreated] = useState<CreatePlatformLinkMutation['createPlatformLink'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (user === null || !hasPermission(user, 'platforms.write')) return null;

  async function create(): Promise<void> {
    setProblem(null);
    try {
      setCreated((await api(CreatePlatformLinkDocument)).createPlatformLink);
    } catch (cause) {
      setProblem(describeProblem(cause).message);
    }
  }
  const address = created === null ? '' : `${location.origin}${created.path}`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address);
    toast({ message: copied });
  };

  return (
    <section className={styles.addresses} aria-labelledby="platform-link">
      <h2 id="platform-link">{t.title}</h2>
      <p className={styles.soft}>{t.intro}</p>
      <Problem message={problem} />
      {created !== null && (
        <dl>
          <div>
            <dt>{t.made({ until: dateTimeText(language, created.expiresAt) })}</dt>
            <dd>
              <code>{address}</code>
              <Button
                size="1"
                variant="soft"
                color="gray"
                aria-label={copyThis({ label: t.name })}
                onClick={() => void copy()}
              >
                {copyLabel}
              </Button>
            </dd>
          </div>
        </dl>
      )}
      <div>
        <Button size="2" variant="soft" onClick={() => void create()}>
          {created === null ? t.make : t.another}
        </Button>
      </div>
    </section>
  );
}
