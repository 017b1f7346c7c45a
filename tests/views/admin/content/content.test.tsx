import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProductError } from '#domain/platform/errors.ts';
import * as view from '#views/admin/content/content-list.view.tsx';
import { fakeApi, STUDENT, showView } from '../../../support/browser/show-view.tsx';

const ADMIN = { ...STUDENT, userRole: 'admin' as const, permissions: ['content.read', 'content.write'] };
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('content editors', () => {
  test('show in words what a colleague has saved meanwhile', async () => {
    const deck = (revision: number, title: string, topic: string) => ({
      ...{ id: 'd1', revision, publishedAt: null, isAhead: false, url: null, mime: null, seconds: null },
      ...{ versions: [], images: [], draft: { topic, title, summary: '', position: null } },
    });
    let saved = deck(1, 'Deck', 't1');
    const { api } = fakeApi({
      ContentParents: () => ({
        contentParents: [
          { id: 't1', title: 'Biology: Cells' },
          { id: 't2', title: 'Biology: Genes' },
        ],
      }),
      Content: () => ({ content: saved }),
      SaveContent: () => {
        throw new ProductError('CHANGED_MEANWHILE');
      },
    });
    showView('admin.flash-card-deck', view, { at: '/admin/flash-card-deck?edit=d1', api, user: ADMIN });
    await userEvent.type(await screen.findByLabelText('Title'), ' of mine');
    saved = deck(2, 'Deck', 't2');
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    const heading = await screen.findByText('Someone else changed this');
    const conflict = heading.parentElement;
    expect(conflict?.textContent).toContain('Genes');
    expect(conflict?.textContent).not.toContain('t2');
    await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Deck');
  });

  test('pass the error of a first publication on to the new address', async () => {
    const saved = {
      ...{ id: 'd1', revision: 1, publishedAt: null, isAhead: false, url: null, mime: null, seconds: null },
      ...{ versions: [], images: [], draft: { topic: 't1', title: 'Deck', summary: '', position: null } },
    };
    const { api } = fakeApi({
      ContentParents: () => ({ contentParents: [{ id: 't1', title: 'Biology: Cells' }] }),
      SaveContent: () => ({ saveContent: saved }),
      Content: () => ({ content: saved }),
      PublishContent: () => {
        throw new ProductError('INVALID_INPUT', { fields: { title: 'This deck has no cards' } });
      },
    });
    const at = '/admin/flash-card-deck?create';
    const { router } = showView('admin.flash-card-deck', view, { at, api, user: ADMIN });
    await userEvent.type(await screen.findByLabelText('Title'), 'Deck');
    await userEvent.click(screen.getByLabelText('Topic'));
    await userEvent.click(await screen.findByRole('option', { name: 'Biology: Cells' }));
    await userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('This deck has no cards')).toBeDefined();
    expect(router.state.location.search).toBe('?edit=d1');
  });

  test('keep a new audio lesson apart from a new video lesson', async () => {
    const { api } = fakeApi({ ContentParents: () => ({ contentParents: [] }) });
    const first = showView('admin.audio.create', view, { at: '/admin/audio/create', api, user: ADMIN });
    await userEvent.type(await screen.findByLabelText('Title'), 'To hear');
    await waitFor(() => expect(localStorage.length).toBe(1));
    first.unmount();
    const second = showView('admin.video.create', view, { at: '/admin/video/create', api, user: ADMIN });
    expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('');
    second.unmount();
    showView('admin.audio.create', view, { at: '/admin/audio/create', api, user: ADMIN });
    expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('To hear');
  });
});
