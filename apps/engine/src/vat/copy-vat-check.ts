/** Copies the check a cart points at to its order's own row. */
export const copyVatCheck = `
  UPDATE "order" SET "customFieldsVatevidence" = (
    SELECT jsonb_build_object('country', vat.country, 'number', vat.number, 'ownNumber', vat.own_number,
      'service', vat.service, 'verdict', vat.verdict, 'errorCode', vat.error_code,
      'consultationId', vat.consultation_id, 'checkedAt', vat.checked_at, 'raw', vat.raw)::text
    FROM cart JOIN vat_check AS vat ON vat.id = cart.vat_check_id WHERE cart.order_id = "order".id)
  WHERE id = $1`;
