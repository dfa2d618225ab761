/**
 * Internal header that lists the platforms of a page's films for the server, which allows their players in
 * the content security policy. It is removed from the response.
 */
export const playersHeader = "x-players";
