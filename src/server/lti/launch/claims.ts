/* Names in LTI 1.3: claims of messages, scopes of services, media types. */

export const CLAIM = {
  version: 'https://purl.imsglobal.org/spec/lti/claim/version',
  messageType: 'https://purl.imsglobal.org/spec/lti/claim/message_type',
  deploymentId: 'https://purl.imsglobal.org/spec/lti/claim/deployment_id',
  targetLinkUri: 'https://purl.imsglobal.org/spec/lti/claim/target_link_uri',
  roles: 'https://purl.imsglobal.org/spec/lti/claim/roles',
  resourceLink: 'https://purl.imsglobal.org/spec/lti/claim/resource_link',
  context: 'https://purl.imsglobal.org/spec/lti/claim/context',
  grades: 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint',
  names: 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice',
  contentItems: 'https://purl.imsglobal.org/spec/lti-dl/claim/content_items',
  deepLinkingData: 'https://purl.imsglobal.org/spec/lti-dl/claim/data',
  deepLinking: 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings',
} as const;

export const MEMBERS_SCOPE = 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';
/** To read and create columns of a gradebook. */
export const COLUMN_SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem';
export const SCORE_SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';
