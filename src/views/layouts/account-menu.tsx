import { Button, DropdownMenu } from '@radix-ui/themes';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useAuth } from '#actors/app.context.ts';
import { useDialog } from '#actors/dialog/use-dialog.ts';
import type { SessionUser } from '#domain/entities/user.schema.ts';
import { spoken, useLanguage, useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/frame.texts.ts';
import { isLanguage, LANGUAGE_ROWS, LANGUAGES } from '#texts/language.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { APPEARANCES, chooseAppearance, isAppearanceChoice, useAppearanceChoice } from '#ui/theme/appearance.ts';
import { useLanguageChoice } from './language-choice.tsx';
import styles from './member.module.css';
import type { NavigationEntry } from './navigation-entry.ts';

const MessageList = lazy(() => spoken(import('../messages/message-list.part.tsx')));

type Props = { readonly user: SessionUser; readonly entries: readonly NavigationEntry[] };

/** Who is signed in, what concerns the account, the lamp, past messages, and the way out. It opens within the landmark it stands in. */
export function AccountMenu({ user, entries }: Props) {
  const t = useTexts(frameTexts);
  const language = useLanguage();
  const chooseLanguage = useLanguageChoice();
  const { signOut } = useAuth();
  const dialog = useDialog();
  const showMessages = (): void => {
    const text = (
      <Suspense fallback="…">
        <MessageList />
      </Suspense>
    );
    void dialog.open({ title: t.messages.title, text, confirmLabel: t.messages.done, cancelLabel: null });
  };
  const choice = useAppearanceChoice();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <div ref={setPlace}>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger>
          <Button variant="ghost" color="gray" size="3" aria-label={t.account(user.name)}>
            <Icon name="person" />
            <span className={styles.accountName}>{user.name}</span>
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end" variant="soft" container={place}>
          <DropdownMenu.Label className={styles.email}>{user.email}</DropdownMenu.Label>
          {entries.map(({ id, path, label }) => (
            <DropdownMenu.Item key={id} asChild>
              <Link to={path}>{label}</Link>
            </DropdownMenu.Item>
          ))}
          <DropdownMenu.Item onSelect={showMessages}>{t.messages.title}</DropdownMenu.Item>
          <DropdownMenu.Separator />
          <DropdownMenu.RadioGroup
            aria-label={t.appearance.label}
            value={choice}
            onValueChange={(value) => isAppearanceChoice(value) && chooseAppearance(value)}
          >
            {APPEARANCES.map((value) => (
              <DropdownMenu.RadioItem key={value} value={value}>
                {t.appearance[value]}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
          <DropdownMenu.Separator />
          <DropdownMenu.RadioGroup
            aria-label={t.language}
            value={language}
            onValueChange={(value) => isLanguage(value) && chooseLanguage(value)}
          >
            {LANGUAGES.map((value) => (
              <DropdownMenu.RadioItem key={value} value={value} lang={value}>
                {LANGUAGE_ROWS[value].name}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
          <DropdownMenu.Separator />
          <DropdownMenu.Item onSelect={signOut}>{t.signOut}</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </div>
  );
}
