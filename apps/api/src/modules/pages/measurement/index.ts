export {
  advertisersWithSecret,
  changePageMeasurement,
  changePixelSecret,
  changeSiteMeasurement,
  drawnMeasurement,
  pageMeasurement,
  sealedPixelSecret,
  serverSideAdvertisers,
  siteMeasurement,
} from './measurement.service.ts'
