/** Two letters of any script: names of one word are common in Indonesia, initials alone are no name. */
const letters = /\p{L}[\p{L}\p{M}'’ʼ-]*\p{L}/u

/** Whether a name can stand on a certificate: a person's, not an e-mail address, a number or a nickname with digits. */
export const isPersonName = (name: string): boolean => letters.test(name) && !/[@\d<>{}[\]\\|/]/u.test(name)
