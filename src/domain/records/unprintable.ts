/** Control characters other than tab and line breaks: nobody types them and PostgreSQL refuses some. */
export const unprintable = /[^\P{Cc}\t\r\n]/gu;
