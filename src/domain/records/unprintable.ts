/** Control characters except tab and line breaks. PostgreSQL rejects some of them. */
export const unprintable = /[^\P{Cc}\t\r\n]/gu;
