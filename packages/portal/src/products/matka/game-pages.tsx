import { NumberPage } from './number-page.tsx';

export const SinglePage = () => <NumberPage key="SINGLE" game="SINGLE" />;
export const JodiPage = () => <NumberPage key="JODI" game="JODI" />;
export const SinglePattiPage = () => <NumberPage key="SINGLE_PATTI" game="SINGLE_PATTI" />;
export const DoublePattiPage = () => <NumberPage key="DOUBLE_PATTI" game="DOUBLE_PATTI" />;
export const TriplePattiPage = () => <NumberPage key="TRIPLE_PATTI" game="TRIPLE_PATTI" />;
