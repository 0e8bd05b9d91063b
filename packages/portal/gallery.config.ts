import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = join(import.meta.dirname, '../ui/gallery');

/** The gallery of controls is a build of its own: nothing of it is in the pages of players. */
export default defineConfig({
  root,
  base: './',
  plugins: [react(), tailwind()],
  build: {
    target: 'es2022',
    outDir: join(root, 'dist'),
    emptyOutDir: true,
    rolldownOptions: { input: join(root, 'gallery.html') },
  },
});
