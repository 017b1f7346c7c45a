import { Button, DropdownMenu } from '@radix-ui/themes';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SessionUser } from '#domain/entities/user.schema.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { frameTexts } from '#texts/frame.texts.ts';
import { isLanguage, LANGUAGE_ROWS, LANGUAGES } from '#texts/language.ts';
import { memberTexts } from '#texts/member.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { APPEARANCES, chooseAppearance, isAppearanceChoice, useAppearanceChoice } from '#ui/theme/appearance.ts';
import { MESSAGES_KEY, messagesKey, useMessageHistory, useMessagesKey } from '../messages/use-message-history.tsx';
import { useSignOut } from '../sign-out/use-sign-out.ts';
import { useLanguageChoice } from './language-choice.tsx';
import styles from './member.module.css';
import type { NavigationEntry } from './navigation-entry.ts';

type Props = { readonly user: SessionUser; readonly entries: readonly NavigationEntry[] };

/** Who is signed in, what concerns the account, the lamp, past messages, and the way out. It opens within the landmark it stands in. */
export function AccountMenu({ user, entries }: Props) {
  const t = useTexts(frameTexts);
  const { messages, appearance } = useTexts(memberTexts);
  const language = useLanguage();
  const chooseLanguage = useLanguageChoice();
  const signOut = useSignOut();
  const showMessages = useMessageHistory();
  useMessagesKey(showMessages);
  const key = messagesKey();
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
          <DropdownMenu.Item aria-keyshortcuts={MESSAGES_KEY} onSelect={showMessages}>
            {messages.title}
            {key !== null && (
              <span className={styles.shortcut} aria-hidden="true">
                {key}
              </span>
            )}
          </DropdownMenu.Item>
          <DropdownMenu.Separator />
          <DropdownMenu.RadioGroup
            aria-label={appearance.label}
            value={choice}
            onValueChange={(value) => isAppearanceChoice(value) && chooseAppearance(value)}
          >
            {APPEARANCES.map((value) => (
              <DropdownMenu.RadioItem key={value} value={value}>
                {appearance[value]}
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
