import { Content, Item, Portal, Root, Trigger } from 'radix-ui/dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes.ts';

export type MenuItem = {
  readonly key: string;
  readonly label: string;
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly tone?: 'plain' | 'danger' | undefined;
};

type MenuProps = {
  /** A button, with its own name; it is given the menu's behaviour. */
  readonly trigger: ReactElement;
  readonly items: ReadonlyArray<MenuItem>;
  readonly align?: 'start' | 'end' | undefined;
};

export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  return (
    // Not modal: the page behind keeps its scroll and stays readable; Escape or a touch outside closes the menu.
    <Root modal={false}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 animate-fade-in overflow-y-auto rounded-xl border border-line bg-surface p-1 text-text shadow-xl"
        >
          {items.map((item) => (
            <Item
              key={item.key}
              disabled={item.disabled ?? false}
              onSelect={item.onSelect}
              className={classes(
                'focus-inset flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 outline-none select-none data-disabled:opacity-55 data-highlighted:bg-text/8 [&>svg]:size-5',
                item.tone === 'danger' && 'text-loss',
              )}
            >
              {item.icon}
              {item.label}
            </Item>
          ))}
        </Content>
      </Portal>
    </Root>
  );
}
