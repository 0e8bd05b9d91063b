import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import type { ReactNode } from 'react';

export type Tab = { readonly value: string; readonly label: string; readonly content: ReactNode };

type TabsProps = {
  readonly label: string;
  readonly tabs: ReadonlyArray<Tab>;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
};

/** For a choice that filters one list rather than swaps panels, see Segmented. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Root value={value} onValueChange={onValueChange}>
      <List aria-label={label} className="flex overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            className="focus-inset min-h-11 shrink-0 border-b-3 border-transparent px-4 font-medium text-muted transition-colors duration-150 hover:text-text data-[state=active]:border-primary data-[state=active]:text-text"
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.value} value={tab.value} className="pt-3">
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}
