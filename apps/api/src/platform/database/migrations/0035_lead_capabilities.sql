-- Leads are a menu that is given out; before, every admin who was no moderator had them.
ALTER TABLE admin_menus DROP CONSTRAINT admin_menus_menu_check;
ALTER TABLE admin_menus ADD CONSTRAINT admin_menus_menu_check
  CHECK (menu IN ('landing_pages', 'media', 'leads', 'admins'));
ALTER TABLE admin_menus DROP CONSTRAINT admin_menus_capability_check;
ALTER TABLE admin_menus ADD CONSTRAINT admin_menus_capability_check
  CHECK (capability IN ('view', 'text', 'design', 'publish', 'manage'));
-- Who puts pages before visitors goes on looking after what they answer; who only composes did not need to.
INSERT INTO admin_menus (admin_id, menu, capability)
SELECT id, 'leads', 'manage' FROM admin_users
WHERE role = 1 AND EXISTS (
  SELECT 1 FROM admin_menus WHERE admin_id = admin_users.id AND menu = 'landing_pages' AND capability = 'publish');
