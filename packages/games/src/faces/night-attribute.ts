import './table-theme.css';

/** On the document's root while it wears the colours of the tables, which come with this file. */
export const nightAttribute = 'data-night';
