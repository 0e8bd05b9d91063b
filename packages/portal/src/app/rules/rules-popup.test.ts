import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { en } from '../../texts/en.ts';
import { RulesPopup } from './rules-popup.tsx';

vi.mock('../../texts/texts.ts', () => ({ useTexts: () => en }));
vi.mock('../../brand/brand.ts', () => ({ useBrand: () => ({ title: 'Rubyfield' }) }));
vi.mock('@maidan/ui/dialogs/dialog.tsx', () => ({
  Dialog: ({ title, children }: { title: string; children: ReactNode }) => [title, children],
}));

test('the popup has the brand’s title and its three points in Hindi and in English', () => {
  const html = renderToStaticMarkup(createElement(RulesPopup, { onClose: () => undefined }));
  expect(html).toMatch(/^Rubyfield Games Rules/);
  const [hindi = '', english = ''] = html.split('lang="en"');
  expect(english).toMatch(
    /48 to 72 hours or at any time.*repaid.*deducted from the client ID.*No later dispute/,
  );
  expect(hindi).toMatch(/48 से 72 घंटों.*लौटाना.*विवाद/);
});

test('closing it by its button or otherwise clears it', () => {
  const onClose = vi.fn();
  const { footer, onOpenChange } = RulesPopup({ onClose }).props;
  footer.props.onClick();
  onOpenChange(false);
  expect(onClose).toHaveBeenCalledTimes(2);
  onOpenChange(true);
  expect(onClose).toHaveBeenCalledTimes(2);
});
