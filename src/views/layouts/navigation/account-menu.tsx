import { Button } from '@radix-ui/themes';
import { memo } from 'react';
import { Link } from 'react-router';
import type { SessionUser } from '#domain/access/session-user.schema.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { LANGUAGE_ROWS, LANGUAGES } from '#texts/language.ts';
import { frameTexts } from '#texts/platform/frame.texts.ts';
import { memberTexts } from '#texts/platform/member.texts.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { MENU_LINK, Menu, MenuChoice, MenuGroup, MenuItem } from '#ui/menu/menu.tsx';
import { APPEARANCES, chooseAppearance, useAppearanceChoice } from '#ui/theme/appearance.ts';
import { useSignOut } from '../../shared/access/use-sign-out.ts';
import {
  MESSAGES_KEY,
  messagesKey,
  useMessageHistory,
  useMessagesKey,
} from '../../shared/platform/messages/use-message-history.tsx';
import styles from '../member.module.css';
import { useLanguageChoice } from '../notices/language-choice.tsx';
import type { NavigationEntry } from './navigation-entry.ts';

type Props = { readonly user: SessionUser; readonly entries: readonly NavigationEntry[] };

/** The account menu: user, account, appearance, past messages, and signing out. It opens within its landmark. */
export const AccountMenu = memo(function AccountMenu({ user, entries }: Props) {
  const t = useTexts(frameTexts);
  const { messages, appearance } = useTexts(memberTexts);
  const language = useLanguage();
  const chooseLanguage = useLanguageChoice();
  const signOut = useSignOut();
  const showMessages = useMessageHistory();
  useMessagesKey(showMessages);
  const key = messagesKey();
  const choice = useAppearanceChoice();
  return (
    <Menu
      button={(props) => (
        <Button {...props} variant="ghost" color="gray" size="3" aria-label={t.account({ name: user.name })}>
          <Icon name="person" />
          <span className={styles.accountName}>{user.name}</span>
        </Button>
      )}
    >
      <div className={styles.email}>{user.email}</div>
      {entries.map(({ id, path, label }) => (
        <Link key={id} to={path} {...MENU_LINK}>
          {label}
        </Link>
      ))}
      <MenuItem aria-keyshortcuts={MESSAGES_KEY} onChoose={showMessages}>
        {messages.title}
        {key !== null && (
          <span className={styles.shortcut} aria-hidden="true">
            {key}
          </span>
        )}
      </MenuItem>
      <MenuGroup label={appearance.label}>
        {APPEARANCES.map((value) => (
          <MenuChoice key={value} isChosen={value === choice} onChoose={() => chooseAppearance(value)}>
            {appearance[value]}
          </MenuChoice>
        ))}
      </MenuGroup>
      <MenuGroup label={t.language}>
        {LANGUAGES.map((value) => (
          <MenuChoice key={value} lang={value} isChosen={value === language} onChoose={() => chooseLanguage(value)}>
            {LANGUAGE_ROWS[value].name}
          </MenuChoice>
        ))}
      </MenuGroup>
      <MenuGroup label={t.signOut}>
        <MenuItem onChoose={signOut}>{t.signOut}</MenuItem>
      </MenuGroup>
    </Menu>
  );
});
