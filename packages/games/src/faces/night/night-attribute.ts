import './table-theme.css';

/**
 * Set on the document's root while it has the dark colours of the tables, whose styles load with this file.
 */
export const nightAttribute = 'data-night';
