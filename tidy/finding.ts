export type Finding = { file: string; line: number; fault: string; cure: string };

export const describeFinding = ({ file, line, fault, cure }: Finding): string =>
  `${file}:${line} ${fault}\n    Cure: ${cure}`;
