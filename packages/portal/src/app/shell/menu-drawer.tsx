import { Sheet } from '@maidan/ui/dialogs/sheet.tsx';
import { useBrand } from '../../brand/brand.ts';
import { SideMenu } from './side-menu.tsx';

export function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  const brand = useBrand();
  return (
    <Sheet open title={brand.title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SideMenu onChosen={onClose} />
    </Sheet>
  );
}
