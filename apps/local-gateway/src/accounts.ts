/** The merchant as both protocols know it: the same keys that the product is given. */
export interface Accounts {
  xendit: { secretKey: string; publicKey: string; webhookToken: string; businessId: string }
  midtrans: { serverKey: string; clientKey: string; merchantId: string }
}
