/** An account to be made; its password was hashed before, which takes longer than a transaction should. */
export interface NewPartnerAccount {
  partnerId: string
  name: string
  email: string
  passwordHash: string
}
