/** A page of this site, or of another one that is served by HTTPS. Script addresses and `//host` are neither. */
export const siteAddressPattern = /^(?:\/(?![/\\])|https:\/\/[^\s/\\])[^\s\\]*$/
