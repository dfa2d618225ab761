/** A picture of this site by its path: the site's content security policy shows no other. */
export const ownPath = /^\/(?![/\\])[^\s\\]*$/;
