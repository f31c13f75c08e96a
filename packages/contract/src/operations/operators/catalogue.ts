import * as auditLog from '../account/audit-log.ts'
import * as operators from '../account/operator.ts'
import * as blocks from './blocks.ts'
import * as health from './health.ts'
import * as operatorInstallations from './installations.ts'
import * as operatorLocations from './locations.ts'
import * as operatorPartners from './partners.ts'
import * as operatorPeople from './people.ts'
import * as suspensions from './suspensions.ts'

/** What operators of the platform can call. */
export const operatorOperations = {
  listApplications: operators.listAllApplications,
  getApplication: operators.getAnyApplication,
  publish: operators.publishApplication,
  return: operators.returnApplication,
  disableApplication: operators.disableApplication,
  enableApplication: operators.enableApplication,
  whitelist: operators.whitelistApplication,
  unlist: operators.unlistApplication,
  listPartners: operatorPartners.listAllPartners,
  getPartner: operatorPartners.getAnyPartner,
  listPeople: operatorPeople.listPeople,
  getPerson: operatorPeople.getPerson,
  listLocations: operatorLocations.listAllLocations,
  getLocation: operatorLocations.getAnyLocation,
  suspendPartner: suspensions.suspendPartner,
  liftSuspensionOfPartner: suspensions.liftSuspensionOfPartner,
  suspendLocation: suspensions.suspendLocation,
  liftSuspensionOfLocation: suspensions.liftSuspensionOfLocation,
  suspendPerson: suspensions.suspendPerson,
  liftSuspensionOfPerson: suspensions.liftSuspensionOfPerson,
  listAllInstallations: operatorInstallations.listAllInstallations,
  listBlocks: blocks.listBlocks,
  getHealth: health.getHealth,
  listFailingEndpoints: health.listFailingEndpoints,
  getWaiting: health.getWaiting,
  blockInstallation: operators.blockInstallation,
  unblockInstallation: operators.unblockInstallation,
  listInstallations: operators.listInstallationsOfApplication,
  freezeInstallation: operators.freezeInstallation,
  unfreezeInstallation: operators.unfreezeInstallation,
  disableInstallation: operators.disableInstallation,
  exportAuditLog: auditLog.exportAuditLog,
  readAuditLog: auditLog.readAuditLog,
}
