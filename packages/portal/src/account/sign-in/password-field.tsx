import { TextField } from '@maidan/ui/form/text-field.tsx';
import { type ComponentProps, useState } from 'react';
import { useTexts } from '../../texts/texts.ts';

/** With a button beside its label that shows the password. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const { signIn: texts } = useTexts();
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="off"
        spellCheck={false}
        className="min-h-13 pe-24"
      />
      <button
        type="button"
        aria-controls={props.id}
        onClick={() => setShown(!isShown)}
        className="focus-inset absolute end-1 top-7.5 min-h-11 min-w-11 px-3 font-semibold text-link"
      >
        {isShown ? texts.hide : texts.show}
      </button>
    </div>
  );
}
